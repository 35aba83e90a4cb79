import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { baseText, edited, smallSite } from '../../tests/checker/support/virtual-site';
import { checkArguments } from '../check/arguments';
import { mendPages } from './mend-pages';

let folder = '';
const at = (path: string): string => join(folder, path);
const here = (path: string): string => relative(process.cwd(), at(path));
const broken = edited('invite.json', '"title": "Invite",', '"title": "Invite"');
const mended = (...words: string[]): Promise<string> =>
  mendPages(checkArguments([...words, '--fix', '--pages', folder]));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vakta-mended-'));
  cpSync(smallSite, folder, { recursive: true });
  writeFileSync(at('invite.json'), broken);
  writeFileSync(at('about.json'), edited('about.json', '"indigo"', '"indigoo"'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('What is certain in a folder', () => {
  it('is mended, and each line that changes is shown', async () => {
    expect(await mended()).toBe(
      [
        `${here('about.json')}  1 mistake mended`,
        `${here('invite.json')}  1 mistake mended`,
        `${here('about.json')}:5`,
        '  -   "ground": "indigoo",',
        '  +   "ground": "indigo",',
        `${here('invite.json')}:3`,
        '  -   "title": "Invite"',
        '  +   "title": "Invite",',
        '\n',
      ].join('\n'),
    );
    expect(readFileSync(at('invite.json'), 'utf8')).toBe(baseText('invite.json'));
    expect(await mended()).toBe('Nothing can be mended for certain.\n\n');
  });

  it('is only shown in a dry run', async () => {
    expect(await mended('--dry-run')).toMatch(/\n {2}\+ {3}"title": "Invite",\nNothing was written\.\n\n$/);
    expect(readFileSync(at('invite.json'), 'utf8')).toBe(broken);
    expect(() => checkArguments(['--dry-run'])).toThrow('--dry-run goes with --fix');
  });

  it('is mended in the files alone that were named', async () => {
    expect(await mended(at('about.json'))).not.toContain('invite.json');
    expect(readFileSync(at('invite.json'), 'utf8')).toBe(broken);
    expect(readFileSync(at('about.json'), 'utf8')).toBe(baseText('about.json'));
  });
});
