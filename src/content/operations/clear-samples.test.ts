import { describe, expect, it } from 'vitest';
import { afterChore } from '../../../tests/checker/support/changed-site';
import { pageText } from '../../../tests/checker/support/summary-of';
import { baseText, checkNear, siteWith } from '../../../tests/checker/support/virtual-site';
import { clearSamples, type SamplePlace, samplesLeft } from './clear-samples';

const image = '{ "src": "dance", "alt": "People dance round a tree.", "sample": true }';
const talks = pageText('Talks', '\n  "sample": true,').replace(
  '"heading": "Talks" }',
  `"heading": "Talks",\n    "image": ${image} }`,
);
const settings = (list: string): string =>
  baseText('_site.json').replace('"origin"', `"samples": ${list},\n  "origin"`);
const files = { 'talks.json': talks, '_site.json': settings('["/origin", "/contact/phone", "/contact"]') };
const left = (own: Record<string, string>) => samplesLeft(checkNear(siteWith(own)));
const cleared = (...places: SamplePlace[]) =>
  afterChore(siteWith(files), (checked) => clearSamples(checked, places));
const changedBy = (...places: SamplePlace[]): Record<string, string> => {
  const result = cleared(...places);
  if ('trouble' in result) throw new Error(result.trouble);
  expect(result.checked.problems).toEqual([]);
  return result.changed;
};

describe('The examples that are left', () => {
  it('are listed with their lines and in words, in the order of the lines', () => {
    expect(left(files).map(({ file, line, words }) => [file, line, words])).toEqual([
      ['_site.json', lineOf('_site.json', '"origin"'), expect.stringMatching(/^\/origin "https:/)],
      ['_site.json', lineOf('_site.json', '"contact"'), expect.stringMatching(/^\/contact \{.*…$/)],
      ['_site.json', lineOf('_site.json', '"phone"'), expect.stringMatching(/^\/contact\/phone "/)],
      ['talks.json', 3, 'the whole document: "Talks"'],
      ['talks.json', 9, '"dance"'],
    ]);
  });

  it('are listed where their mark is when the setting is gone, and are none where the mark is false', () => {
    expect(left({ '_site.json': settings('["/nowhere"]') })).toMatchObject([
      { line: 3, words: '/nowhere (leads nowhere)' },
    ]);
    expect(left({ 'talks.json': pageText('Talks', '\n  "sample": false,') })).toEqual([]);
  });
});

function lineOf(file: keyof typeof files, words: string): number {
  return files[file].split('\n').findIndex((line) => line.includes(`${words}:`)) + 1;
}

describe('A mark that is cleared', () => {
  const site = (list: string) => ({ '_site.json': settings(list) });
  const line = talks.replace('\n  "sample": true,', '');
  it.each<[string, SamplePlace[], Record<string, string>]>([
    ['goes with its line', [{ file: 'talks.json', line: 3 }], { 'talks.json': line }],
    [
      'goes with its comma from a line of others',
      [{ file: 'talks.json', pointer: '/blocks/0/image' }],
      { 'talks.json': talks.replace(', "sample": true }', ' }') },
    ],
    [
      'goes with all others of its file',
      [{ file: 'talks.json' }],
      { 'talks.json': line.replace(', "sample": true }', ' }') },
    ],
    [
      'goes out of the list of the settings',
      [{ file: '_site.json', pointer: '/contact/phone' }],
      site('["/origin", "/contact"]'),
    ],
    [
      'goes with what is marked within it',
      [{ file: '_site.json', pointer: '/contact' }],
      site('["/origin"]'),
    ],
    [
      'goes by its line, which is that of the setting',
      [{ file: '_site.json', line: lineOf('_site.json', '"origin"') }],
      site('["/contact/phone", "/contact"]'),
    ],
    [
      'takes the list along as the last one',
      [
        { file: '_site.json', pointer: '/contact' },
        { file: '_site.json', pointer: '/origin' },
      ],
      { '_site.json': baseText('_site.json') },
    ],
    [
      'goes together with those of other files',
      [{ file: '_site.json' }, { file: 'talks.json', line: 3 }],
      { '_site.json': baseText('_site.json'), 'talks.json': line },
    ],
  ])('%s', (_, places, changed) => {
    expect(changedBy(...places)).toEqual(changed);
  });

  it.each<[SamplePlace, string]>([
    [{ file: 'nope.json' }, 'There is no document nope.json.'],
    [{ file: 'invite.json' }, 'Nothing in invite.json is marked as an example.'],
    [
      { file: 'talks.json', line: 4 },
      'Nothing on line 4 of talks.json is marked as an example. There are marks on the lines 3 and 9.',
    ],
    [
      { file: 'talks.json', pointer: '/blocks/0/imag' },
      'Nothing at /blocks/0/imag of talks.json is marked as an example. There are marks on the lines 3 and 9.',
    ],
  ])('has to be there, or nothing is changed: %o', (place, trouble) => {
    expect(cleared({ file: 'talks.json' }, place)).toEqual({ trouble });
  });
});
