import { describe, expect, it } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { edited, problemsWith } from '../../tests/checker/support/virtual-site';
import { certainIn, isWanted, fixOf } from './fixes';

/** What an editor shows in its menu for the problems of a changed page, on the line of the first. */
function titles(from: string, to: string): string[] {
  const text = edited('about.json', from, to);
  const problems = problemsWith({ 'about.json': text });
  const line = (problems[0]?.line ?? 0) - 1;
  const place = { line, character: 0 };
  const document = TextDocument.create('file:///about.json', 'json', 1, text);
  return certainIn(problems, { start: place, end: place }).map((problem) => fixOf(document, problem).title);
}

describe('What fixes a mistake', () => {
  it.each([
    ['"violet"', '"violett"', 'Write "violet" in the place of "violett"'],
    ['"violet",', '"violet"', 'Add ,'],
    ['"violet",', '"violet",,', 'Take out ,'],
    ['"violet"', '“violet”', 'Write "violet" in the place of “violet”'],
    ['"About {owner.name}"', `“About ${'Vikram '.repeat(9)}”`, 'Fix this'],
  ])('says what it does: of %s that was written %s', (from, to, title) => {
    expect(titles(from, to)).toEqual([title]);
  });

  it('is offered for what is certain alone', () => {
    expect(titles('"About Vikram"', '7')).toEqual([]);
  });

  it.each([
    ['quickfix', undefined, true],
    ['quickfix', ['quickfix'], true],
    ['source.fixAll', ['source'], true],
    ['source.fixAll', ['source.fixAll.other'], false],
    ['source.fixAll', ['quickfix'], false],
  ])('is of the kind %s, which who asks for %s may want', (kind, only, expected) => {
    expect(isWanted(kind, only)).toBe(expected);
  });
});
