import { describe, expect, it } from 'vitest';
import { problemsWith } from '../../../tests/checker/support/virtual-site';
import { pageText } from '../../../tests/checker/support/summary-of';

/** What is advised for a block whose list ends before other entries. */
function hintFor(list: string): string {
  const [first, ...others] = problemsWith({ 'books.json': pageText('Books', '', list) });
  expect(others).toEqual([]);
  expect(first?.code).toBe('early-bracket');
  return first?.hint ?? '';
}

const start = '{ "type": "faq", "categories": [{ "title": "Asked", "questions": [\n{ "question": "One?" }';

describe('A list that ends before another entry', () => {
  it('is closed behind it, where a comma stands behind neither', () => {
    expect(hintFor(`${start}\n]\n{ "question": "Two?" }\n}] }`)).toMatch(
      /type a comma in place of this \], and type \] behind the \} in line 10\. If not, but/,
    );
  });

  it('keeps the comma behind it where a name follows', () => {
    expect(hintFor(`${start}\n],\n{ "question": "Two?" },\n"id": "asked" }] }`)).toMatch(
      /take this \] away, and type \] behind the \} in line 10\. If not, but behind/,
    );
  });

  it('is closed behind the last of several, and no other place is told for them', () => {
    expect(hintFor(`${start}\n],\n{ "question": "Two?" },\n{ "question": "Three?" }\n}] }`)).toBe(
      'Take this ] away, and type ] behind the } in line 11.',
    );
  });
});
