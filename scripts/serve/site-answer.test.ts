import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFile } from './find-file';
import { siteAnswer } from './site-answer';

let folder = '';
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vakta-answer-'));
  write('site/index.html', 'home');
  write('site/about/index.html', 'about');
  write('site/a.txt', 'a text');
  write('site/404.html', 'none');
  write('site/blog/404.html', 'no article');
  write('site/blog/old/x.txt', 'x');
  write('site/old/index.html', 'moved');
  write('site/_redirects', '/old /about 301\n/older/than /a.txt 301\n');
  write('site/.hidden/404.html', 'secret');
  write('site/.env', 'secret');
  write('outside/404.html', 'secret');
  write('outside/index.html', 'secret');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const namesOf = (path: string): string[] => path.slice(1).split('/');

/** What is found for an address: its status, and the text of the file or the other address. */
async function answered(path: string, names: string[] | undefined = namesOf(path)) {
  const answer = await siteAnswer(join(folder, 'site'), names, path);
  if (!answer || answer.status === 301) return [answer?.status, answer?.location];
  const text = await answer.file?.handle.readFile('utf8');
  await answer.file?.handle.close();
  return [answer.status, text, ...(answer.rules === '' ? [] : [answer.rules])];
}

describe('An address of a site', () => {
  it.each([
    ['/', [200, 'home']],
    ['/about', [200, 'about']],
    ['/about/', [200, 'about']],
    ['/a.txt', [200, 'a text']],
    ['/a.txt/', [404, 'none']],
    ['/blog/old/x.txt', [200, 'x']],
    // The document that stands there is for hosts without redirects.
    ['/old', [301, '/about']],
    ['/old/', [301, '/about']],
    ['/older/than', [301, '/a.txt']],
    ['/older', [404, 'none']],
    ['/gone', [404, 'none']],
    ['/blog/gone', [404, 'no article']],
    ['/blog/old/gone', [404, 'no article']],
    ['/blog/none/there/gone', [404, 'no article']],
    ['/.hidden/gone', [404, 'none']],
    ['/.env', [404, 'none']],
    ['/_redirects', [404, 'none']],
    ['//a.txt', [404, 'none']],
  ])('%s is answered with %j', async (path, found) => {
    expect(await answered(path)).toEqual(found);
  });

  it.each([
    ['a name that leads up', ['..', 'outside', 'index.html']],
    ['more than one name', ['about/index.html']],
    ['a sign that nobody sees', ['a.txt\u0000']],
  ])('with %s leads nowhere', async (_, names) => {
    expect(await answered('/x', names)).toEqual([404, 'none']);
  });

  it('does not lead out of the site by a link', async () => {
    symlinkSync(join(folder, 'outside'), join(folder, 'site/linked'));
    expect(await answered('/linked')).toEqual([404, 'none']);
    expect(await answered('/linked/x')).toEqual([404, 'none']);
  });

  it('that is not below the base path can be an old one only', async () => {
    expect(await siteAnswer(join(folder, 'site'), undefined, '/old')).toMatchObject({ status: 301 });
    const answer = await siteAnswer(join(folder, 'site'), undefined, '/about');
    expect(answer?.status).toBe(404);
    if (answer && answer.status !== 301) await answer.file?.handle.close();
  });

  it('comes with the rules of the site, and without a page of its own for what is not there', async () => {
    write('site/_headers', '/*\n  X-A: b\n');
    rmSync(join(folder, 'site/404.html'));
    expect(await answered('/')).toEqual([200, 'home', '/*\n  X-A: b\n']);
    expect(await answered('/gone')).toEqual([404, undefined, '/*\n  X-A: b\n']);
  });
});

describe('A file', () => {
  const tagOf = async (path = '/a.txt'): Promise<string> => {
    const file = await findFile(join(folder, 'site'), namesOf(path));
    await file?.handle.close();
    return `${file?.path} ${file?.size} ${file?.tag}`;
  };

  it('has a path in the site, a size, and a tag that changes with it', async () => {
    const before = await tagOf();
    expect(before).toMatch(/^\/a\.txt 6 W\/"[a-z0-9]+-[a-z0-9]+-[a-z0-9]+"$/);
    expect(await tagOf()).toBe(before);
    utimesSync(join(folder, 'site/a.txt'), 1, 1);
    const older = await tagOf();
    expect(older).not.toBe(before);
    write('site/a.txt', 'a longer text');
    utimesSync(join(folder, 'site/a.txt'), 1, 1);
    expect((await tagOf()).split(' ')[2]).not.toBe(older.split(' ')[2]);
    expect(await tagOf('/about/')).toMatch(/^\/about\/index\.html 5 /);
  });
});
