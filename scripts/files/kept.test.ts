import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newFolder } from '../../tests/build/sample-site';
import { forgetUnused, isKept, keep, keptPaths, putKept, type Files } from './kept';

/** Whether the disk refuses to change times. */
const disk = vi.hoisted(() => ({ refuses: false }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const orRefused: typeof fs.utimesSync = (...all) => {
    if (disk.refuses) throw Object.assign(new Error('EPERM'), { code: 'EPERM' });
    fs.utimesSync(...all);
  };
  return { ...fs, utimesSync: orRefused };
});
vi.mock('node:fs/promises', { spy: true });

const folder = newFolder();
const [cache, site] = [join(folder, 'cache'), join(folder, 'site')];
const [kept, place] = [join(cache, 'one'), join(site, 'one')];

beforeEach(() => {
  vi.clearAllMocks();
  for (const one of [cache, site]) {
    rmSync(one, { recursive: true, force: true });
    mkdirSync(one);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Makes a file one that was last used so many days ago. */
function leave(path: string, days: number): void {
  const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  utimesSync(path, then, then);
}

const words = (text = 'words'): Files => new Map([['deep/a.txt', text]]);
const file = join(kept, 'deep/a.txt');

describe('what is kept', () => {
  it('is there whole, or not at all', async () => {
    const broken = new Map([
      ['a', 'half'],
      ['a/b', 'no folder can have this name'],
    ]);
    await expect(keep(kept, broken)).rejects.toThrow('EEXIST');
    expect(readdirSync(cache)).toEqual([]);
    expect(isKept(kept)).toBe(false);
  });

  it('is on the disk before it has its name', async () => {
    const flushed = vi.mocked(writeFile).mock.calls;
    await keep(kept, words());
    expect(flushed.map(([path]) => basename(String(path)))).toEqual(['a.txt', 'sums.json']);
    for (const [, , options] of flushed) expect(options).toMatchObject({ flush: true });
  });

  it('is that of whoever was first', async () => {
    const many = new Map(Array.from({ length: 50 }, (_, at) => [`${at}.txt`, 'other words']));
    await Promise.all([keep(kept, many), keep(kept, words())]);
    expect(readdirSync(cache)).toEqual(['one']);
    expect(isKept(kept)).toBe(true);
    expect(keptPaths(kept)).toEqual(['deep/a.txt']);
  });

  it('comes into a site as a file of its own, as often as one likes', async () => {
    await keep(kept, words());
    putKept(file, place);
    putKept(file, place);
    expect(statSync(place).ino).not.toBe(statSync(file).ino);
    appendFileSync(place, ' of somebody else');
    expect(readFileSync(file, 'utf8')).toBe('words');
    expect(isKept(kept)).toBe(true);
  });

  it.each<[string, () => void]>([
    ['has other words', () => writeFileSync(file, 'other')],
    ['is cut off', () => truncateSync(file)],
    ['is gone', () => rmSync(file)],
    ['is a folder', () => [rmSync(file), mkdirSync(file)]],
    ['has lost what tells so', () => rmSync(join(kept, 'sums.json'))],
    ['tells so by halves', () => truncateSync(join(kept, 'sums.json'), 9)],
    [
      'is from an older version, a file alone',
      () => [rmSync(kept, { recursive: true }), writeFileSync(kept, '')],
    ],
  ])('is not kept any more when it %s, and makes room for what is', async (_, damage) => {
    await keep(kept, words());
    damage();
    expect(isKept(kept)).toBe(false);
    await keep(kept, words('new words'));
    expect(isKept(kept)).toBe(true);
    expect(keptPaths(kept)).toEqual(['deep/a.txt']);
    expect(readFileSync(file, 'utf8')).toBe('new words');
  });

  it('goes when it was not used for a month, and stays when somebody asked for it', async () => {
    for (const name of ['asked', 'unused', 'young']) await keep(join(cache, name), words());
    leave(join(cache, 'asked'), 31);
    leave(join(cache, 'unused'), 31);
    leave(join(cache, 'young'), 29);
    const { mtimeMs } = statSync(join(cache, 'asked'));
    expect(isKept(join(cache, 'asked'))).toBe(true);
    forgetUnused(cache);
    expect(readdirSync(cache)).toEqual(['asked', 'young']);
    expect(statSync(join(cache, 'asked')).mtimeMs).toBe(mtimeMs);
  });

  it('is asked for without a sign of it within a day, as that would be a change of the disk for nothing', async () => {
    await keep(kept, words());
    leave(kept, 0.9);
    const { atimeMs } = statSync(kept);
    isKept(kept);
    expect(statSync(kept).atimeMs).toBe(atimeMs);
    leave(kept, 1.1);
    isKept(kept);
    expect(Date.now() - statSync(kept).atimeMs).toBeLessThan(60_000);
  });

  it('can be used also when it belongs to somebody else', async () => {
    await keep(kept, words());
    leave(kept, 2);
    disk.refuses = true;
    expect(isKept(kept)).toBe(true);
    disk.refuses = false;
  });

  it('is kept in a folder that is made for it', async () => {
    const deep = join(cache, 'a/b/one');
    await keep(deep, words());
    expect(isKept(deep)).toBe(true);
  });

  it('takes the rest of a build that was killed with it', () => {
    mkdirSync(`${kept}.12345`);
    writeFileSync(join(`${kept}.12345`, 'half'), '');
    leave(`${kept}.12345`, 31);
    forgetUnused(cache);
    expect(existsSync(`${kept}.12345`)).toBe(false);
  });
});
