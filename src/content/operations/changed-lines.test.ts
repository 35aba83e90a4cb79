import { describe, expect, it } from 'vitest';
import { changedLines } from './changed-lines';

const edit = (text: string, words: string, content: string) => ({
  offset: text.indexOf(words),
  length: words.length,
  content,
  kind: 'link' as const,
});

describe('The lines that edits change', () => {
  const text = 'one\r\ntwo two\nthree\nfour';

  it('have their number, those of neighbours together', () => {
    expect(changedLines(text, [edit(text, 'four', '4'), edit(text, 'one', '1')])).toEqual([
      { line: 1, before: ['one'], after: ['1'] },
      { line: 4, before: ['four'], after: ['4'] },
    ]);
    expect(changedLines(text, [edit(text, 'two', '2'), edit(text, ' two', '')])).toEqual([
      { line: 2, before: ['two two'], after: ['2'] },
    ]);
  });

  it('are without those that stay', () => {
    expect(changedLines(text, [edit(text, 'two two\nthree\n', 'three\n')])).toEqual([
      { line: 2, before: ['two two'], after: [] },
    ]);
    expect(changedLines(text, [{ offset: 3, length: 0, content: '\r\nnew', kind: 'alias' }])).toEqual([
      { line: 2, before: [], after: ['new'] },
    ]);
  });
});
