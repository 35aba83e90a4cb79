import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { baseText, edited, smallSite } from '../../tests/checker/support/virtual-site';
import { checkArguments } from '../check/arguments';
import { fixPages } from './fix-pages';

let folder = '';
const at = (path: string): string => join(folder, path);
const here = (path: string): string => relative(process.cwd(), at(path));
const broken = edited('invite.json', '"title": "Invite",', '"title": "Invite"');
const fixed = (...words: string[]): Promise<string> =>
  fixPages(checkArguments([...words, '--fix', '--pages', folder]));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vakta-fixed-'));
  cpSync(smallSite, folder, { recursive: true });
  writeFileSync(at('invite.json'), broken);
  writeFileSync(at('about.json'), edited('about.json', '"violet"', '"violett"'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('What is certain in a folder', () => {
  it('is fixed, and each line that changes is shown', async () => {
    expect(await fixed()).toBe(
      [
        `${here('about.json')}  1 mistake fixed`,
        `${here('invite.json')}  1 mistake fixed`,
        `${here('about.json')}:5`,
        '  -   "ground": "violett",',
        '  +   "ground": "violet",',
        `${here('invite.json')}:3`,
        '  -   "title": "Invite"',
        '  +   "title": "Invite",',
        '\n',
      ].join('\n'),
    );
    expect(readFileSync(at('invite.json'), 'utf8')).toBe(baseText('invite.json'));
    expect(await fixed()).toBe('Nothing can be fixed for certain.\n\n');
  });

  it('is only shown in a dry run', async () => {
    expect(await fixed('--dry-run')).toMatch(/\n {2}\+ {3}"title": "Invite",\nNothing was written\.\n\n$/);
    expect(readFileSync(at('invite.json'), 'utf8')).toBe(broken);
    expect(() => checkArguments(['--dry-run'])).toThrow('--dry-run goes with --fix');
  });

  it('is fixed in the files alone that were named', async () => {
    expect(await fixed(at('about.json'))).not.toContain('invite.json');
    expect(readFileSync(at('invite.json'), 'utf8')).toBe(broken);
    expect(readFileSync(at('about.json'), 'utf8')).toBe(baseText('about.json'));
  });
});
