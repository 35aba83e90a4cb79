import { applyEdits } from 'jsonc-parser';
import { expect, it } from 'vitest';
import type { Json } from '../../../model/json';
import { documentOf } from '../../testing/byte-source';
import { rewriteEdits } from './empty-site';

const rewritten = (text: string, value: Json): string =>
  applyEdits(text, rewriteEdits(documentOf(text), value));

it.each<[string, string, Json, string]>([
  ['what is the same', '{ "a":1 }', { a: 1 }, '{ "a":1 }'],
  ['a text', '{\n\t"a": "old", "b": 1\n}', { a: 'new', b: 1 }, '{\n\t"a": "new", "b": 1\n}'],
  ['the end of a list', '[{ "a": 1 },\n  2, 3]', [{ a: 2 }], '[{ "a": 2 }]'],
  ['a list that is emptied', '{"a": [1,\n 2]}', { a: [] }, '{"a": []}'],
  ['a property that goes', '{ "a": 1, "b": 2, "c": 3 }', { a: 1, c: 3 }, '{ "a": 1, "c": 3 }'],
  ['the last one that goes', '{ "a": "x", "b": 2 }', { a: 'y' }, '{ "a": "y" }'],
  [
    'one that comes',
    '{\n  "a": "x",\n  "c": 3\n}',
    { a: 'y', b: true, c: 3 },
    '{\n  "a": "y",\n  "b": true,\n  "c": 3\n}',
  ],
  ['one in the place of another', '{ "a": 1, "b": 2 }', { a: 1, c: 2 }, '{ "a": 1, "c": 2 }'],
  ['a value of another kind', '{ "a": ["x", "y"] }', { a: { b: [] } }, '{ "a": { "b": [] } }'],
])('The layout stays around %s', (_, before, value, after) => {
  expect(rewritten(before, value)).toBe(after);
});
