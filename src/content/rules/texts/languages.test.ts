import { describe, expect, it } from 'vitest';
import { pageText, summaryOf } from '../../../../tests/checker/support/summary-of';
import { checkNear, edited, siteWith } from '../../../../tests/checker/support/virtual-site';

const withText = (text: string): string =>
  pageText('Books', '', `{ "type": "prose", "heading": "Words", "text": ${JSON.stringify(text)} }`);
const withHeading = (heading: string): string =>
  pageText('Books', '', `{ "type": "prose", "heading": ${JSON.stringify(heading)}, "text": "Words." }`);
const settingsIn = (language: string): string =>
  edited('_site.json', '"origin"', `"language": "${language}", "origin"`);
const codesOf = (files: Record<string, string>): string[] => summaryOf(files).map(([, code]) => code);

describe('Words in the letters of Hindi and Marathi', () => {
  it('say their language in a text, and otherwise are marked from their first letter to their last', () => {
    expect(summaryOf({ 'books.json': withText('He says <span lang="mr">नमस्कार मंडळी</span>.') })).toEqual([]);
    expect(summaryOf({ 'books.json': withText('He says नमस्कार मंडळी, and waits.') })).toEqual([
      ['books.json', 'missing-lang', 'नमस्कार मंडळी'],
    ]);
  });

  it('are told of once in a text', () => {
    expect(summaryOf({ 'books.json': withText('नमस्कार **and** धन्यवाद') })).toEqual([
      ['books.json', 'missing-lang', 'नमस्कार'],
    ]);
  });

  it('are told of in what is not formatted', () => {
    expect(summaryOf({ 'books.json': withHeading('A नमस्कार to all') })).toEqual([
      ['books.json', 'missing-lang', 'नमस्कार'],
    ]);
  });

  it('are what a site in one of these languages is made of', () => {
    const files = { 'books.json': withHeading('A नमस्कार to all'), 'films.json': '' };
    for (const language of ['mr', 'hi', 'hi-IN'])
      expect(
        codesOf({
          ...files,
          'films.json': withText('धन्यवाद').replaceAll('Books', 'Films'),
          '_site.json': settingsIn(language),
        }),
      ).toEqual([]);
  });

  it('are told of on a site in another language', () => {
    for (const language of ['en', 'en-IN', 'mrj', 'hil'])
      expect(
        codesOf({ 'books.json': withHeading('A नमस्कार to all'), '_site.json': settingsIn(language) }),
      ).toContain('missing-lang');
  });

  it('stand beside texts in other letters, for which the language would count too', () => {
    const video = (text: string): string =>
      pageText(
        'Books',
        '',
        `{ "type": "videos", "heading": "Talks", "items": [{ "id": "abcdefghijk", "title": "Do the dull thing well", "picture": "dance", "text": ${JSON.stringify(text)} }] }`,
      );
    const { problems } = checkNear(siteWith({ 'books.json': video('कंटाळवाणं काम चांगलं करा') }));
    expect(problems.map(({ code, hint }) => `${code}: ${hint}`)).toEqual([
      expect.stringMatching(/^missing-lang: Write it in the language of the texts beside it/),
    ]);
  });
});
