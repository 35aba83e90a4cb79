import { describe, expect, it } from 'vitest';
import { pageText, summaryOf } from '../../../../tests/checker/support/summary-of';

const withSchema = (way: string): string => pageText('Books', `\n  "$schema": "${way}",`);

describe('The line for the editor', () => {
  it.each([
    ['books.json', '../../../schemas/page.schema.json'],
    ['books/ropes.json', '../../../../schemas/page.schema.json'],
    ['books.json', 'https://example.in/page.schema.json'],
  ])('of %s may be %s', (file, way) => {
    expect(summaryOf({ [file]: withSchema(way) })).toEqual([]);
  });

  it.each([
    ['books/ropes.json', '../../../schemas/page.schema.json'],
    ['books.json', '../../../../schemas/page.schema.json'],
  ])('of %s is not %s', (file, way) => {
    expect(summaryOf({ [file]: withSchema(way) })).toEqual([[file, 'wrong-schema-path', `"${way}"`]]);
  });

  it('is not told of while its document has mistakes', () => {
    const wrong = withSchema('../../../../schemas/page.schema.json').replace('"seo"', '"soe"');
    expect(summaryOf({ 'books.json': wrong }).map(([, code]) => code)).toEqual(['unknown-property']);
  });

  it('is nobody’s mistake where no line leads to the schemas as most others do', () => {
    const files = { '_site.json': undefined, 'about.json': undefined, 'index.json': undefined };
    const codes = summaryOf({ ...files, 'books.json': withSchema('../page.schema.json') }).map(
      ([, code]) => code,
    );
    expect(codes).not.toContain('wrong-schema-path');
  });
});
