import { describe, expect, it } from 'vitest';
import { linksInText, placesOf, type Wanted } from './references';

const path = (name: string): Wanted => ({ part: 'path', name, fits: ({ kind }) => kind === 'page' });
const anchor = (name: string): Wanted => ({
  part: 'anchor',
  name,
  fits: (address) => address.kind === 'anchor' || (address.kind === 'page' && address.path === '/faqs'),
});
const marked = (text: string, wanted: Wanted): string => {
  const places = placesOf(text, linksInText, wanted);
  return places.reduceRight(
    (rest, { from, to }) => `${rest.slice(0, from)}‹${rest.slice(from, to)}›${rest.slice(to)}`,
    text,
  );
};

describe('The places of an address in a rich text', () => {
  it.each([
    ['a link', '[a](/faqs)', '[a](‹/faqs›)'],
    ['several', '[a](/faqs) and [b](/faqs#x)', '[a](‹/faqs›) and [b](‹/faqs›#x)'],
    ['a question and an anchor behind it', '[a](/faqs?q=%E0%A4%95#x)', '[a](‹/faqs›?q=%E0%A4%95#x)'],
    ['a slash at its end', '[a](/faqs/)', '[a](‹/faqs›/)'],
    ['pointed brackets and a title', '[a](</faqs> "b")', '[a](<‹/faqs›> "b")'],
    ['a reference', '[a][b]\n\n[b]: /faqs', '[a][b]\n\n[b]: ‹/faqs›'],
    [
      'HTML',
      '<a href="/faqs">a</a> <a href=\'/faqs\'>b</a> <a href=/faqs>c</a>',
      '<a href="‹/faqs›">a</a> <a href=\'‹/faqs›\'>b</a> <a href=‹/faqs›>c</a>',
    ],
    ['HTML in a block of its own', '<p>\n<a href="/faqs">a</a>\n</p>', '<p>\n<a href="‹/faqs›">a</a>\n</p>'],
    ['words that say the same', '/faqs: [/faqs](/faqs)', '/faqs: [/faqs](‹/faqs›)'],
    [
      'a longer address',
      '[a](/faqs-old) [b](/faqs/old) [c](/old/faqs) [d](/faqs)',
      '[a](/faqs-old) [b](/faqs/old) [c](/old/faqs) [d](‹/faqs›)',
    ],
    ['another site', '[a](https://example.in/faqs) [b](/faqs)', '[a](https://example.in/faqs) [b](‹/faqs›)'],
    ['code', '`[a](/faqs)` [b](/faqs)', '`[a](/faqs)` [b](‹/faqs›)'],
    ['what is no link', '[a] (/faqs) \\[b](/faqs) [c](/faqs', '[a] (/faqs) \\[b](/faqs) [c](/faqs'],
  ])('are those that make a link lead there: %s', (_, text, expected) => {
    expect(marked(text, path('/faqs'))).toBe(expected);
  });

  it('are found of the home page too', () => {
    expect(marked('[a](/) / [b](/#top) [c](/faqs)', path('/'))).toBe('[a](‹/›) / [b](‹/›#top) [c](/faqs)');
  });

  it('are those of a place on a page', () => {
    expect(marked('[a](/faqs#x) [b](#x) [c](/other#x) [d](/faqs#x-y) #x', anchor('x'))).toBe(
      '[a](/faqs#‹x›) [b](#‹x›) [c](/other#x) [d](/faqs#x-y) #x',
    );
  });
});

describe('The place of a name in an address', () => {
  it.each([
    ['/faqs', [0, 5]],
    [' /faqs/?a#b ', [1, 6]],
    ['/faqs#x', [0, 5]],
    ['/faqs-old', undefined],
    ['/old/faqs', undefined],
    ['https://example.in/faqs', undefined],
    ['#faqs', undefined],
  ])('in %j is its path', (text, expected) => {
    const [place] = placesOf(text, (one) => [one], path('/faqs'));
    expect(place && [place.from, place.to]).toEqual(expected);
  });

  it.each([
    ['/faqs#x', [6, 7]],
    ['#x', [1, 2]],
    ['/other#x', undefined],
    ['/faqs#xy', undefined],
    ['/faqs', undefined],
  ])('in %j is its anchor', (text, expected) => {
    const [place] = placesOf(text, (one) => [one], anchor('x'));
    expect(place && [place.from, place.to]).toEqual(expected);
  });
});
