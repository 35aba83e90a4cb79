import { describe, expect, it } from 'vitest';
import { lineAt, lineOf, rangeAt } from './lines';

describe('rangeAt', () => {
  it('counts lines and columns from 1, and every kind of line break', () => {
    expect(rangeAt('a\nb\r\nc\rdef', 8, 2)).toEqual({ line: 4, column: 2, endLine: 4, endColumn: 4 });
    expect(rangeAt('ab\ncd', 1, 3)).toEqual({ line: 1, column: 2, endLine: 2, endColumn: 2 });
  });

  it('counts columns in UTF-16 units', () => {
    expect(rangeAt('😀x', 2, 1)).toMatchObject({ column: 3, endColumn: 4 });
  });

  it('can stand at the end of the text', () => {
    expect(rangeAt('ab\n', 3, 0)).toEqual({ line: 2, column: 1, endLine: 2, endColumn: 1 });
    expect(lineAt('', 0)).toBe(1);
  });
});

describe('lineOf', () => {
  it('gives a line without its break, of whichever text is asked for', () => {
    const lines = ['a', 'bc', '', 'd'];
    expect(lines.map((_, at) => lineOf('a\nbc\r\n\rd', at + 1))).toEqual(lines);
    expect(lineOf('other', 1)).toBe('other');
    expect(lineOf('a\n', 2)).toBe('');
  });

  it('gives none where there is no such line', () => {
    expect([lineOf('a', 0), lineOf('a', 2)]).toEqual([undefined, undefined]);
  });
});
