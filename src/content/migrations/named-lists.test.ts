import { applyEdits } from 'jsonc-parser';
import { expect, it } from 'vitest';
import type { Json } from '../../model/json';
import { documentKind } from '../source/document-kind';
import { namedLists } from './named-lists';

/** The text of a document as the migration writes it. */
function migrated(path: string, text: string, schemas?: string): string {
  const document = { path, text, value: JSON.parse(text) as Json };
  return applyEdits(text, namedLists.edits(document, documentKind(path), { schemas }));
}

it('A shared list says what its name said of its entries, laid out as it was', () => {
  const list = '[\n  { "title": "[A]" },\n\n  {\n    "title": "B" }\n]\n';
  expect(migrated('_collections/books.json', list)).toBe(
    '{\n  "listOf": "book",\n  "items": [\n    { "title": "[A]" },\n\n    {\n      "title": "B" }\n  ]\n}\n',
  );
  expect(migrated('_collections/chatTopics.json', '[]')).toBe(
    '{\n  "listOf": "chatTopic",\n  "items": []\n}',
  );
  expect(migrated('_collections/media.json', '[\r\n  {}\r\n]\r\n')).toBe(
    '{\r\n  "listOf": "mention",\r\n  "items": [\r\n    {}\r\n  ]\r\n}\r\n',
  );
});

it('It says where its schema is, where that is known', () => {
  expect(migrated('_collections/prices.json', '[]', '../../schemas/')).toBe(
    '{\n  "$schema": "../../schemas/list.schema.json",\n  "listOf": "price",\n  "items": []\n}',
  );
});

it('Nothing else is touched: lists of unknown entries, other documents, and what has the new form', () => {
  for (const path of [
    '_collections/recipes.json',
    '_collections/constructor.json',
    'books.json',
    '_site.json',
  ])
    expect(migrated(path, '[{}]')).toBe('[{}]');
  const once = migrated('_collections/videos.json', '[{}]');
  expect(migrated('_collections/videos.json', once)).toBe(once);
  expect(migrated('_collections/videos.json', '"[]"')).toBe('"[]"');
});
