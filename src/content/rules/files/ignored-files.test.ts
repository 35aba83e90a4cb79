import { expect, it } from 'vitest';
import { baseSite, tools } from '../../../../tests/checker/support/virtual-site';
import { checkSite } from '../../check-site';

const told = (path: string) =>
  checkSite({ ...baseSite, others: [path] }, tools).problems.map(({ file, code, hint }) => [
    file,
    code,
    hint,
  ]);

it.each([
  ['books.json.txt', 'books.json'],
  ['BOOKS.JSON', 'BOOKS.json'],
  ['series.json/books.JSON.bak', 'series.json/books.json'],
])('says of %s that it is not read, and that %s would be', (path, better) => {
  expect(told(path)).toEqual([[path, 'misnamed-document', expect.stringContaining(better)]]);
});

it('says of a copy beside its document that it is not read', () => {
  const [[, code, hint] = []] = told('invite.json.bak');
  expect([code, hint]).toEqual(['ignored-file', expect.stringContaining('delete it')]);
});

it.each(['notes.txt', 'books.jsonl', 'books.json.old.txt', 'books.json.'])(
  'says of %s that it is not read, and guesses no name',
  (path) => {
    const [[, code, hint] = []] = told(path);
    expect(code).toBe('ignored-file');
    expect(hint).not.toContain('books.json.');
    expect(hint).not.toContain('Rename');
  },
);
