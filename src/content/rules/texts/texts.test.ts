import { describe, expect, it } from 'vitest';
import { pageText, summaryOf } from '../../../../tests/checker/support/summary-of';
import { checkNear, edited, siteWith } from '../../../../tests/checker/support/virtual-site';
import { lengthLimit } from '../../resolve/rich-text';

const withText = (text: string | string[]): Record<string, string> => ({
  'books.json': pageText(
    'Books',
    '',
    `{ "type": "prose", "heading": "More", "text": ${JSON.stringify(text)} }`,
  ),
});
const found = (text: string | string[]): [string, string][] =>
  summaryOf(withText(text)).map(([, code, words]) => [code, words]);

describe('A text', () => {
  it.each([
    'Words, *more* and **more**.',
    '<b>Words</b>',
    '- One\n- Two',
    '`<img src=x>`',
    '<span lang="mr">x</span>',
  ])('may be %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    ['<iframe src="https://example.in"></iframe>', '<iframe'],
    ['<script>x</script>', '<script'],
    ['A <form>', '<form'],
    ['<img src="x" alt="y">', '<img'],
    ['![A dance](dance)', '!['],
  ])('holds no %j, and the element is marked', (text, words) => {
    expect(found(text)).toEqual([['forbidden-html', words]]);
  });

  it('is told once of an element that stands in it twice, and of each kind', () => {
    expect(found('<video></video> <video></video> <form></form>')).toEqual([
      ['forbidden-html', '<video'],
      ['forbidden-html', '<form'],
    ]);
  });

  it('has no address with a space, which would be no link', () => {
    expect(found('See [the terms](/invite #terms) and [more](tel:+91 98000 00000).')).toEqual([
      ['space-in-address', '/invite #terms'],
      ['space-in-address', 'tel:+91 98000 00000'],
    ]);
    expect(found('See [the terms](</invite#terms>).')).toEqual([]);
  });

  it('whose space a mistake in the settings may bring in is no second problem', () => {
    const site = edited('_site.json', '"role": "Motivational Speaker"', '"rol": "Motivational Speaker"');
    const codes = summaryOf({ ...withText('[a](tel:+91 98)'), '_site.json': site }).map(([, code]) => code);
    expect(codes).not.toContain('space-in-address');
    expect(codes.length).toBeGreaterThan(0);
  });

  it('is marked at its beginning where it is nested too deep', () => {
    const deep = `${'> '.repeat(80)}Words`;
    expect(found(deep)).toEqual([['text-too-deep', JSON.stringify(deep)]]);
    expect(found(`${'> '.repeat(40)}Words`)).toEqual([]);
  });

  it('has a limit for all of its lines together', () => {
    const lines = (last: number): string[] => [
      ...Array.from({ length: 59 }, (_, at) => String(at).padStart(999, 'a')),
      'b'.repeat(last),
    ];
    const least = lengthLimit - 59 * 1000;
    expect(found(lines(least))).toEqual([]);
    expect(found(lines(least + 1))).toEqual([['text-too-long', '"text"']]);
    const { problems } = checkNear(siteWith(withText(lines(least + 2))));
    expect(problems.map(({ message, hint }) => `${message} ${hint}`)).toEqual([
      'This text has 60002 letters; at most 60000 fit here. Shorten it by 2 letters.',
    ]);
  });
});
