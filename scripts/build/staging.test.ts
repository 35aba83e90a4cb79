import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesBelow, madeFiles, markerName, noteMadeFiles } from './made-files';
import { closeStaging, isStaging, openStaging, stageChanged } from './staging';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'vakta-staging-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const write = (path: string, text = ''): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

const own = `.unfinished-${process.pid}`;
// No system gives this number to a process.
const dead = '.unfinished-2147483647';
const alive = `.unfinished-${process.ppid}`;

describe('The folder in which a site is prepared', () => {
  it('is made with the one around it, and is known by its name and its marker', () => {
    const staging = openStaging(join(folder, 'new/dist'));
    expect(staging).toBe(join(folder, 'new/dist', own));
    expect(readdirSync(staging)).toEqual([markerName]);
    expect(isStaging(staging)).toBe(true);
    rmSync(join(staging, markerName));
    expect(isStaging(staging)).toBe(false);
    write(`dist/${markerName}`, '{}');
    expect(isStaging(join(folder, 'dist'))).toBe(false);
    write(`a${own}/${markerName}`, '{}');
    expect(isStaging(join(folder, `a${own}`))).toBe(false);
  });

  it.each([
    ['of a killed build goes', `${dead}/${markerName}`, false],
    ['of a process that lives stays', `${alive}/${markerName}`, true],
    ['that has only the name stays when it holds something', `${dead}/mine.txt`, true],
    ['of no process stays', `.unfinished-0/${markerName}`, true],
    ['that has another name stays', `.unfinished-x/${markerName}`, true],
    ['that has a longer name stays', `${dead}-2/${markerName}`, true],
  ])('%s', (_, path, stays) => {
    write(path);
    openStaging(folder);
    expect(existsSync(join(folder, path.split('/')[0] ?? ''))).toBe(stays);
  });

  it('goes when it is empty and its build was killed, and when an earlier build had the same number', () => {
    mkdirSync(join(folder, dead));
    write(`${own}/${markerName}`);
    write(`${own}/left.txt`);
    openStaging(folder);
    expect(filesBelow(folder)).toEqual([`${own}/${markerName}`]);
    expect(existsSync(join(folder, dead))).toBe(false);
  });

  it('gets what is new or other than in the site around it, and nothing else', () => {
    const staging = openStaging(folder);
    write('same/index.html', 'words');
    write('other.html', 'words');
    symlinkSync(join(folder, 'same/index.html'), join(folder, 'link.html'));
    for (const path of ['same/index.html', 'other.html', 'link.html', 'new/page/index.html'])
      stageChanged(staging, path, path === 'other.html' ? 'other words' : 'words');
    expect(filesBelow(staging).toSorted()).toEqual([
      markerName,
      'link.html',
      'new/page/index.html',
      'other.html',
    ]);
    expect(readFileSync(join(staging, 'other.html'), 'utf8')).toBe('other words');
    expect(readFileSync(join(folder, 'other.html'), 'utf8')).toBe('words');
  });

  it('goes in the end, and the one around it when nothing else is there', () => {
    const place = join(folder, 'dist');
    closeStaging(place, openStaging(place));
    expect(existsSync(place)).toBe(false);
    closeStaging(place, join(place, own));
    write('dist/index.html');
    closeStaging(place, openStaging(place));
    expect(readdirSync(place)).toEqual(['index.html']);
  });
});

describe('The files that a build made', () => {
  it('are written down, and nothing is left beside', () => {
    noteMadeFiles(folder, ['b', 'a/c']);
    expect(readdirSync(folder)).toEqual([markerName]);
    expect(JSON.parse(readFileSync(join(folder, markerName), 'utf8'))).toMatchObject({ madeBy: 'vakta' });
    for (const path of ['a/c', 'b', 'd']) write(path);
    expect(madeFiles(folder)).toEqual(['a/c', 'b']);
    expect(madeFiles(folder, ['b', 'd'])).toEqual(['b']);
  });

  it('are written down so that nobody who fetches the list learns of a page', () => {
    noteMadeFiles(folder, ['offer-for-asha/index.html']);
    const text = readFileSync(join(folder, markerName), 'utf8');
    expect(text).not.toMatch(/offer|asha|index/);
  });

  it.each([
    ['{"files":["a",1]}', ['a']],
    ['{"files":[]}', []],
    ['{"files":"a"}', undefined],
    ['{}', undefined],
    ['null', undefined],
    ['{"files":', undefined],
  ])('that %s names, as builds of earlier versions did, are %j', (text, files) => {
    write(markerName, text);
    expect(madeFiles(folder, ['a', 'b', '1x'])).toEqual(files);
  });

  it('are unknown where no build was', () => {
    expect(madeFiles(join(folder, 'none'))).toBeUndefined();
  });

  it('are found below folders, but not behind links', () => {
    write('site/a/b/c.txt');
    write('site/d.txt');
    write('outside/e.txt');
    symlinkSync(join(folder, 'outside'), join(folder, 'site/linked'));
    expect(filesBelow(join(folder, 'site')).toSorted()).toEqual(['a/b/c.txt', 'd.txt', 'linked']);
  });
});
