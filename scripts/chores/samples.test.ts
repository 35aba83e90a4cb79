import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NotPossible } from '../files/usage-error';
import { placeOf, samplesText } from './samples';
import { samplesArguments } from './samples-arguments';
import { listText } from '../../tests/checker/support/summary-of';

let pages = '';
beforeEach(() => {
  pages = join(mkdtempSync(join(tmpdir(), 'vakta-samples-')), 'pages');
  cpSync('tests/sites/small', pages, { recursive: true });
  const page = join(pages, 'about.json');
  writeFileSync(page, readFileSync(page, 'utf8').replace('"title"', '"sample": true,\n  "title"'));
});
afterEach(() => rmSync(join(pages, '..'), { recursive: true }));

const run = (...cleared: string[]): Promise<string> =>
  samplesText({ pages, cleared: cleared.length > 0 ? cleared : undefined, isDryRun: false });
const shown = (text: string): string => text.replaceAll(/[^\s(]*vakta-samples-\w+\//g, '');

describe('The list of examples', () => {
  it('names file, line and words, and ends with their number', async () => {
    expect(shown(await run())).toBe(
      [
        'pages/about.json: 1 example',
        '  pages/about.json:3  the whole document: "About Vikram"',
        '',
        '1 example is left in 1 file.',
        '',
      ].join('\n'),
    );
  });

  it('says what is left after marks were taken out', async () => {
    expect(shown(await run('about.json:3'))).toBe(
      'pages/about.json  1 mark of an example taken out\nNothing is marked as an example any more.\n',
    );
    expect(readFileSync(join(pages, 'about.json'), 'utf8')).toBe(
      readFileSync('tests/sites/small/about.json', 'utf8'),
    );
    await expect(run('about.json')).rejects.toThrow(NotPossible);
  });

  it('counts each mark, also where several stand side by side', async () => {
    const settings = join(pages, '_site.json');
    const before = readFileSync(settings, 'utf8');
    const marks = '"samples": ["/contact/phone", "/contact/email", "/owner/name"]';
    writeFileSync(settings, before.replace(/\}\s*$/, `, ${marks}}`));
    expect(await run('/contact')).toContain('_site.json  2 marks of examples taken out');
  });
});

describe('Marks that are taken out', () => {
  it('leave what the demo has there, which is counted and can be found', async () => {
    const videos = ['sampleEN001', 'sampleEN002', 'dQw4w9WgXcQ'].map((id) => ({
      id,
      title: `Video ${id}`,
      picture: 'dance',
      sample: true,
    }));
    const file = join(pages, '_collections/videos.json');
    writeFileSync(file, listText('video', videos));
    const text = shown(await run('_collections/videos.json'));
    expect(text).toContain(
      'pages/_collections/videos.json still has 2 values of the demo, like "sampleEN001".\n',
    );
    expect(text).toMatch(/Nothing marks them any more: npm run check -- --release --pages "?\S+ shows each/);
    expect(shown(await run('about.json'))).not.toContain('demo');
  });
});

describe('A place that is typed', () => {
  it.each([
    ['pages-json/about.json', { file: 'about.json' }],
    ['./pages-json/blog/index.json:12', { file: 'blog/index.json', line: 12 }],
    ['about.json:5:3', { file: 'about.json', line: 5 }],
    ['_site.json#/contact/phone', { file: '_site.json', pointer: '/contact/phone' }],
    ['/contact/phone', { file: '_site.json', pointer: '/contact/phone' }],
    ['package.json', { file: 'package.json' }],
  ])('%s', (typed, place) => {
    expect(placeOf(typed, join(process.cwd(), 'pages-json'))).toEqual(place);
  });

  it('needs --clear, which needs one', () => {
    expect(() => samplesArguments(['about.json'])).toThrow('A place needs --clear');
    expect(() => samplesArguments(['--clear'])).toThrow('Say of which file');
    expect(samplesArguments(['--clear', 'a.json', 'b.json:2']).cleared).toEqual(['a.json', 'b.json:2']);
  });
});
