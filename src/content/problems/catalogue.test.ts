import { describe, expect, it } from 'vitest';
import { catalogue, type ProblemCode } from './catalogue';
import type { Definition } from './define';

function wordsOf(code: ProblemCode, details: object): string {
  const { message, hint } = catalogue[code] as Definition<object>;
  return `${message(details)} ${hint(details)}`;
}

describe('The words of a problem', () => {
  const known: string[] = [];

  it.each<[ProblemCode, object, RegExp]>([
    [
      'unknown-property',
      { name: 'x', known, all: [] },
      /^"x" is not known here\. Delete it, [^:]*\. [A-Z][^:]*\.$/,
    ],
    ['unknown-property', { name: 'x', known, all: ['a', 'b'] }, /already does: "a" and "b"\.$/],
    ['unknown-collection', { name: 'x', known }, /_collections is empty/],
    ['wrong-collection', { name: 'x', holds: 'book', wanted: 'video', fitting: [] }, /"items": \[/],
    ['missing-property', { name: 'alt' }, /Add "alt": …$/],
    ['text-too-short', { length: 0, limit: 3 }, /be left out\.$/],
    ['text-too-short', { length: 1, limit: 3, description: 'A name.' }, /1 letter;.*A name\.$/],
    ['text-too-long', { length: 11, limit: 10 }, /Shorten it by 1 letter\.$/],
    ['too-few-items', { amount: 1, limit: 2 }, /1 entry; .* Add 1 entry,/],
    ['too-few-items', { amount: 0, limit: 2 }, /is empty\. Add 2 entries,/],
    ['too-few-items', { amount: 2, limit: 4 }, /2 entries; .* Add 2 entries,/],
    ['too-many-items', { amount: 5, limit: 3 }, /Delete 2 entries,/],
    ['too-few-entries', { name: 'books', wanted: 3, length: 1 }, /1 entry/],
    ['too-few-entries', { name: 'books', wanted: 3, length: 2 }, /2 entries/],
    ['wrong-format', { value: 'x' }, /Compare it/],
    ['title-too-long', { length: 61, limit: 60 }, /by 1 letter\.$/],
    ['description-too-long', { length: 161, limit: 160 }, /by 1 letter\.$/],
  ])('%s, of %j, fits its case', (code, details, words) => {
    expect(wordsOf(code, details)).toMatch(words);
  });

  it.each<[ProblemCode, object]>([
    ['unknown-block-type', { type: 'x', known: ['hero', 'prose'] }],
    ['missing-block-type', { known: ['hero', 'prose'], fitting: [] }],
  ])('%s separates what it names', (code, details) => {
    expect(wordsOf(code, details)).toContain('hero, prose.');
  });
});
