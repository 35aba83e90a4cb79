import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteAnswer } from './site-answer';

/** What is done each time before the folder is looked at, and in each pause; all files that were opened. */
const disk = vi.hoisted(() => ({
  opened: [] as FileHandle[],
  looked: 0,
  paused: [] as number[],
  onLook: (_count: number): void => {},
  onPause: (_count: number): void => {},
}));

vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof import('node:fs/promises')>();
  const open: typeof fs.open = async (...all) => {
    const handle = await fs.open(...all);
    disk.opened.push(handle);
    return handle;
  };
  const realpath = (path: string): Promise<string> => {
    if (path.endsWith('/site')) disk.onLook((disk.looked += 1));
    return fs.realpath(path);
  };
  return { ...fs, open, realpath };
});
vi.mock('node:timers/promises', () => ({
  setTimeout: async (milliseconds: number) => disk.onPause(disk.paused.push(milliseconds)),
}));

let folder = '';
const at = (path: string): string => join(folder, path);
const site = (name: string, files: Record<string, string>): void => {
  mkdirSync(at(name));
  for (const [file, text] of Object.entries(files)) writeFileSync(at(`${name}/${file}`), text);
};
const exchange = (): void => {
  renameSync(at('site'), at('before'));
  renameSync(at('next'), at('site'));
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vakta-changing-'));
  Object.assign(disk, { opened: [], looked: 0, paused: [], onLook: () => {}, onPause: () => {} });
});
afterEach(async () => {
  await Promise.all(disk.opened.map((handle) => handle.close().catch(() => {})));
  rmSync(folder, { recursive: true });
});

/** The answer as its status and text, or its address; and whether all other files are closed. */
async function answered(path: string) {
  const answer = await siteAnswer(at('site'), [path], `/${path}`);
  if (!answer) return undefined;
  if (answer.status === 301) return [301, answer.location, openFiles()];
  const text = await answer.file?.handle.readFile('utf8');
  await answer.file?.handle.close();
  return [answer.status, text, openFiles()];
}
const openFiles = (): number => disk.opened.filter(({ fd }) => fd >= 0).length;

describe('A folder that is away', () => {
  it('is looked for during a second, and no longer', async () => {
    expect(await answered('a')).toBeUndefined();
    expect([disk.looked / 2, disk.paused]).toEqual([50, Array.from({ length: 50 }, () => 20)]);
  });

  it('is found at the last moment', async () => {
    disk.onPause = (count) => count === 49 && site('site', { a: 'came' });
    expect(await answered('a')).toEqual([200, 'came', 0]);
  });

  it('that can never be there is a failure', async () => {
    writeFileSync(at('site'), 'a file');
    await expect(siteAnswer(at('site/site'), ['a'], '/a')).rejects.toMatchObject({ code: 'ENOTDIR' });
    expect(disk.paused).toEqual([]);
  });
});

describe('A folder that another one takes the place of during the look-up', () => {
  const rules = { _headers: '/*\n  X: y\n' };

  it.each([
    ['a file without rules is looked for again', { a: 'old' }, { ...rules, a: 'new' }, [200, 'new', 0], 1],
    ['a file with rules is whole', { ...rules, a: 'old' }, { ...rules, a: 'new' }, [200, 'old', 0], 0],
    ['a page for what is gone', { ...rules, '404.html': 'gone' }, { a: 'new' }, [200, 'new', 0], 1],
    ['nothing', {}, { ...rules, '404.html': 'gone' }, [404, 'gone', 0], 1],
    ['nothing, twice', {}, {}, [404, undefined, 0], 1],
    ['an old address', { _redirects: '/a /b 301' }, { _redirects: '/a /c 301' }, [301, '/c', 0], 1],
  ])('%s', async (_, before, after, found, pauses) => {
    site('site', before);
    site('next', after);
    disk.onLook = (count) => count === 2 && exchange();
    expect(await answered('a')).toEqual(found);
    expect(disk.paused).toHaveLength(pauses);
  });

  it('counts as it is when it stays, and what it lacks is asked for once', async () => {
    site('site', { '404.html': 'gone', b: 'b', _redirects: '/c /b 301' });
    expect([await answered('a'), await answered('b'), await answered('c')]).toEqual([
      [404, 'gone', 0],
      [200, 'b', 0],
      [301, '/b', 0],
    ]);
    expect([disk.looked, disk.paused]).toEqual([6, []]);
  });

  it('is another one too when files come and go in it', async () => {
    site('site', { '404.html': 'gone' });
    disk.onLook = (count) => count === 2 && writeFileSync(at('site/a'), 'came');
    expect(await answered('a')).toEqual([200, 'came', 0]);
  });

  it('that goes, and comes back, is looked up again', async () => {
    site('site', { a: 'old' });
    disk.onLook = (count) => count === 2 && renameSync(at('site'), at('away'));
    disk.onPause = () => renameSync(at('away'), at('site'));
    expect(await answered('a')).toEqual([200, 'old', 0]);
    expect(disk.paused).toHaveLength(1);
  });
});
