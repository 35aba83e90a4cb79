import { expect, it } from 'vitest';
import { pageText, summaryOf } from '../../../tests/checker/support/summary-of';

const reported = (block: string) => summaryOf({ 'books.json': pageText('Books', '', block) });
const rows =
  '"heading": "What we hear", "rows": [{ "problem": "a b", "diagnosis": "c d", "solution": "e f" }]';

it.each([
  [
    'of two unknown names',
    '{ "type": "prose", "heading": "Books", "tagline": "For the night train.", "kicker": "On paper" }',
  ],
  ['of an unknown name and one that is missing', `{ "type": "tiles", ${rows} }`],
])(
  'A block whose properties are those of another one is reported once, at its type, because %s',
  (_, block) => {
    const type = /"type": ("\w+")/.exec(block)?.[1];
    expect(reported(block)).toEqual([['books.json', 'mistyped-block', type]]);
  },
);

it.each([
  [
    'no block has all of these',
    '{ "type": "prose", "text": "Words.", "fields": {}, "rows": [] }',
    ['fields', 'rows'],
  ],
  ['it is one name', '{ "type": "prose", "text": "Words.", "rows": [] }', ['rows']],
])('It is reported by its properties where %s', (_, block, names) => {
  expect(reported(block)).toEqual(names.map((name) => ['books.json', 'unknown-property', `"${name}"`]));
});
