import { describe, expect, it } from 'vitest';
import { pageText } from '../../../tests/checker/support/summary-of';
import { problemsWith } from '../../../tests/checker/support/virtual-site';

/** What is advised for an entry that stands among the points of a part, on a page with questions before it. */
function hintFor(entry: string): string {
  const faq =
    '{ "type": "faq", "categories": [\n{ "title": "A", "questions": [{ "question": "One?", "answer": "Yes." }] }] }';
  const prose = `{ "type": "prose", "text": "Words.", "points": ["One",\n${entry},\n"Two"] }`;
  const problems = problemsWith({ 'books.json': pageText('Books', '', `${faq},\n${prose}`) });
  return problems.find(({ code }) => code === 'wrong-type')?.hint ?? '';
}

describe('An entry of a list among texts', () => {
  it('is told the list of the document that takes it', () => {
    expect(hintFor('{ "question": "Two?", "answer": "No." }')).toBe(
      'Such entries stand in the list "questions" that begins in line 8. Move this one, in line 10, there: behind the } of another entry, with a comma between.',
    );
  });

  it('is told nothing of the kind where it has what no list takes, or lacks what its list needs', () => {
    const plain = 'Write a text between quotation marks.';
    expect(hintFor('{ "question": "Two?", "answer": "No.", "size": 3 }')).toBe(plain);
    expect(hintFor('{ "question": "Two?", "id": "two" }')).toBe(plain);
    expect(hintFor('{ "answer": 7 }')).toBe(plain);
  });
});
