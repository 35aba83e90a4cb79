import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { noteMadeFiles } from '../../scripts/build/made-files';
import { checkOutFolder } from '../../scripts/build/out-folder';
import { buildFolder } from '../../scripts/build/build-folder';
import { engineRoot } from '../../scripts/files/roots';
import { newFolder, write } from './sample-site';

const folder = newFolder();
const at = (path: string): string => join(folder, path);
const pages = at('site/pages');
afterAll(() => rmSync(folder, { recursive: true }));

mkdirSync(at('empty'));
mkdirSync(pages, { recursive: true });
write(folder, 'site/pages/index.json', '{}');
write(folder, 'foreign/notes/plan.txt', 'words');
write(folder, 'repository/.git/config', '[core]');
write(folder, 'file.txt', 'words');
symlinkSync(at('foreign'), at('link'));
write(folder, 'built/index.html', 'a page');
write(folder, 'built/.DS_Store', 'of a file manager');
noteMadeFiles(at('built'), ['index.html']);
write(folder, 'mixed/index.html', 'a page');
write(folder, 'mixed/CNAME', 'example.in');
noteMadeFiles(at('mixed'), ['index.html']);
write(folder, 'copied/my-desktop.ini', 'words');
write(folder, 'renamed/Thumbs.db.bak', 'words');
write(folder, 'linked/index.html', 'a page');
symlinkSync(at('foreign'), at('linked/media'));
noteMadeFiles(at('linked'), ['index.html', 'media/notes/plan.txt']);
write(folder, 'killed/.unfinished-1/.vakta-build.json', '{}');
symlinkSync(at('site'), at('way'));

describe('the folder that a site is written to', () => {
  it.each(['empty', 'not/there/yet', 'built', 'killed', 'site/dist'])('may be %s', (path) => {
    expect(() => checkOutFolder(at(path), pages)).not.toThrow();
  });

  it('may be "dist" in the project', () => {
    expect(() => checkOutFolder(join(engineRoot, 'dist/'), pages)).not.toThrow(/lies inside the project/);
  });

  it.each([
    ['foreign', /no build made, like "notes\/plan\.txt"/],
    ['repository', /no build made, like "\.git\/config"/],
    ['mixed', /no build made, like "CNAME"/],
    ['linked', /no build made, like "media"/],
    ['copied', /no build made, like "my-desktop\.ini"/],
    ['renamed', /no build made, like "Thumbs\.db\.bak"/],
    [
      'file.txt',
      /it is a file\. Nothing there was changed\. Name a folder outside of the project that is empty or not there yet: --out DIR$/,
    ],
    ['link', /it is a link/],
    ['site', /the pages are there/],
    ['site/pages', /the pages are there/],
    ['site/pages/dist', /the pages are there/],
    ['way/pages/dist', /the pages are there/],
  ])('is not %s', (path, reason) => {
    expect(() => checkOutFolder(at(path), pages)).toThrow(reason);
  });

  it.each([
    ['.', /the project itself is in it/],
    ['..', /the project itself is in it/],
    ['/', /the project itself is in it/],
    ['src/new', /only "dist"/],
    ['dist/inner', /only "dist"/],
    ['.git', /only "dist"/],
    ['dist-two', /only "dist"/],
  ])('is not %s of the project', (path, reason) => {
    expect(() => checkOutFolder(join(engineRoot, path), pages)).toThrow(reason);
  });

  it('is one of the two of the project that are for it', () => {
    const folders = ['dist', 'dist-preview'].map((name) => join(engineRoot, name));
    for (const place of folders) expect(() => checkOutFolder(place, pages)).not.toThrow(/inside the project/);
  });

  it('is neither the home folder nor the one in which somebody works', () => {
    const inThere = vi.spyOn(process, 'cwd').mockReturnValue(at('empty'));
    expect(() => checkOutFolder('.', pages)).toThrow(/the folder in which you are/);
    inThere.mockRestore();
    expect(() => checkOutFolder(homedir(), pages)).toThrow(/home folder/);
  });

  it('keeps all that is in it when a build refuses it', async () => {
    await expect(buildFolder({ pages, out: at('foreign') }, false)).rejects.toThrow(/no build made/);
    expect(readdirSync(at('foreign/notes'))).toEqual(['plan.txt']);
  });
});
