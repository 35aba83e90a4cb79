import { describe, expect, it } from 'vitest';
import { pageText, summaryOf } from '../../../../tests/checker/support/summary-of';
import { checkNear, siteWith } from '../../../../tests/checker/support/virtual-site';

const told = (files: Record<string, string>): string[] =>
  checkNear(siteWith(files)).problems.map(({ message, hint }) => `${message} ${hint}`);

describe('The address of a page', () => {
  it.each(['api', 'assets', 'media', 'social', '404'])('does not begin with /%s', (part) => {
    expect(summaryOf({ [`${part}.json`]: pageText('Books') })).toEqual([
      [`${part}.json`, 'reserved-address', '{'],
    ]);
    expect(summaryOf({ [`${part}/books.json`]: pageText('Books') })).toEqual([
      [`${part}/books.json`, 'reserved-address', '{'],
    ]);
  });

  it.each(['apis', 'books/media', 'medium', '4040'])('may be /%s', (place) => {
    expect(summaryOf({ [`${place}.json`]: pageText('Books') })).toEqual([]);
  });

  it('is marked in its path, where that makes it', () => {
    expect(summaryOf({ 'books.json': pageText('Books', '"path": "/media/books",') })).toEqual([
      ['books.json', 'reserved-address', '"/media/books"'],
    ]);
    expect(summaryOf({ 'media.json': pageText('Books', '"path": "/books",') })).toEqual([]);
  });

  it('that is an old one is no different', () => {
    expect(summaryOf({ 'books.json': pageText('Books', '"aliases": ["/old", "/api/old"],') })).toEqual([
      ['books.json', 'reserved-address', '"/api/old"'],
    ]);
  });

  it('is offered with another beginning, and the same end', () => {
    const [words] = told({ 'media/talks/first.json': pageText('Books') });
    expect(words).toContain('"/media/talks/first" cannot be an address');
    expect(words).toContain('at "/media"');
    expect(words).toContain('like "/media-pages/talks/first"');
  });
});
