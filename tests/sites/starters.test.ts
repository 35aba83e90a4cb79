import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkTools } from '../../scripts/files/check-tools';
import { readSource } from '../../scripts/files/read-source';
import { engineRoot } from '../../scripts/files/roots';
import { checkSite } from '../../src/content/check-site';

const starters = readdirSync(join(engineRoot, 'starters'));
const problemsIn = (folder: string) => checkSite(readSource(folder), checkTools()).problems;

it.each(starters)('The starter %s has no problem', (name) => {
  expect(problemsIn(join(engineRoot, 'starters', name))).toEqual([]);
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vakta-create-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function create(...words: string[]) {
  const program = join(engineRoot, 'packages/create-vakta/create-vakta.mjs');
  return spawnSync(process.execPath, [program, ...words], { cwd: folder, encoding: 'utf8', input: '' });
}
const written = (path: string): string => readFileSync(join(folder, 'my-site', path), 'utf8');

describe('npm create vakta', () => {
  it.each(starters)('begins a site with %s that has its name and language', (starter) => {
    const words = ['--starter', starter, '--name', 'Bäckerei "Korn"', '--language', 'de-DE'];
    expect(create('my-site', ...words)).toMatchObject({ status: 0, stderr: '' });
    const settings = JSON.parse(written('pages-json/_site.json')) as Record<string, Record<string, unknown>>;
    expect(settings).toMatchObject({ language: 'de-DE', owner: { name: 'Bäckerei "Korn"' } });
    expect(settings['samples']).not.toContain('/owner/name');
    expect(written('pages-json/index.json')).toContain('"../node_modules/vakta/schemas/page.schema.json"');
    expect(written('.gitignore')).toContain('node_modules/');
  });

  it.each(starters)('begins a site with %s that has no problem, however long its name is', (starter) => {
    const name = 'The Practice for Physiotherapy and Rehabilitation in Oldtown';
    create('my-site', '--starter', starter, '--name', name, '--language', 'en-GB');
    const pages = join(folder, 'my-site/pages-json');
    const problems = problemsIn(pages).filter(({ code }) => code !== 'wrong-schema-path');
    expect(problems).toEqual([]);
  });

  it('says that the texts are English where the site is not', () => {
    expect(create('my-site', '--language', 'de-DE').stdout).toContain('Its texts are in English');
    expect(create('other', '--language', 'en-US').stdout).not.toContain('Its texts are in English');
  });

  it('names the engine by the version or the file that is given', () => {
    create('my-site');
    const { dependencies, scripts } = JSON.parse(written('package.json')) as Record<string, object>;
    const { version } = JSON.parse(readFileSync(join(engineRoot, 'package.json'), 'utf8')) as {
      version: string;
    };
    expect(dependencies).toEqual({ vakta: `^${version}` });
    expect(scripts).toMatchObject({ dev: 'vakta dev', check: 'vakta check' });
    create('other', '--vakta', 'vakta.tgz');
    expect(readFileSync(join(folder, 'other/package.json'), 'utf8')).toContain(join(folder, 'vakta.tgz'));
  });

  it.each([
    [['my-site', '--starter', 'shop'], 'There is no starter "shop".'],
    [['my-site', '--language', 'german'], '"german" is no language.'],
    [['my-site', 'other'], 'Name one folder.'],
    [['--folder', 'my-site'], "Unknown option '--folder'"],
    [['.'], '"." is not empty.'],
    [['mine.txt'], '"mine.txt" is a file.'],
  ])('refuses %j, and writes nothing', (words, message) => {
    writeFileSync(join(folder, 'mine.txt'), '');
    const { status, stderr } = create(...words);
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(readdirSync(folder)).toEqual(['mine.txt']);
  });
});
