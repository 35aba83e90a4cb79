import { applyEdits } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../testing/byte-source';
import { entryEdit, propertyEdit, removalEdits, valueEdit } from './json-edits';

const without = (text: string, pointers: string[]): string =>
  applyEdits(text, removalEdits(documentOf(text), pointers));
const withAliases = (text: string): string =>
  applyEdits(text, [
    propertyEdit(documentOf(text), { object: '', behind: ['path', 'title'], key: 'aliases', json: '["/a"]' }),
  ]);

describe('What is taken out of a document', () => {
  it.each([
    ['the first of a list', '[1, 2, 3]', ['/0'], '[2, 3]'],
    ['one in the middle', '[1, 2, 3]', ['/1'], '[1, 3]'],
    ['the last on one line', '[1, 2]', ['/1'], '[1]'],
    ['several', '[1, 2, 3, 4, 5]', ['/1', '/2', '/4'], '[1, 4]'],
    ['all', '[ 1, 2 ]', ['/0', '/1'], '[  ]'],
    ['an entry a line', '[\n  1,\n  2,\n  3\n]', ['/1'], '[\n  1,\n  3\n]'],
    ['the last line', '[\n  1,\n  2\n]', ['/1'], '[\n  1\n]'],
    ['with other line ends', '[\r\n\t1,\r\n\t2\r\n]', ['/0'], '[\r\n\t2\r\n]'],
    ['a property', '{"a": 1, "b": 2}', ['/a'], '{"b": 2}'],
    ['the last property', '{"a": 1,\n "b": 2}', ['/b'], '{"a": 1}'],
    ['in several places', '{"a": [1, 2], "b": [3]}', ['/a/0', '/b'], '{"a": [2]}'],
    ['a name with a slash', '{"a/b": 1, "c": 2}', ['/a~1b'], '{"c": 2}'],
  ])('leaves all around it as it was: %s', (_, text, pointers, expected) => {
    expect(without(text, pointers)).toBe(expected);
  });
});

describe('What is put into a document', () => {
  it.each([
    ['{\n  "title": "x",\n  "seo": {}\n}', '{\n  "title": "x",\n  "aliases": ["/a"],\n  "seo": {}\n}'],
    [
      '{\n  "title": "x",\n  "path": "/p",\n  "seo": {}\n}',
      '{\n  "title": "x",\n  "path": "/p",\n  "aliases": ["/a"],\n  "seo": {}\n}',
    ],
    [
      '{\r\n\t"title" : "x",\r\n\t"seo" : {}\r\n}\r\n',
      '{\r\n\t"title" : "x",\r\n\t"aliases" : ["/a"],\r\n\t"seo" : {}\r\n}\r\n',
    ],
    ['{"title":"x","seo":{}}', '{"title":"x","aliases":["/a"],"seo":{}}'],
    ['{ "title": "x" }', '{ "title": "x", "aliases": ["/a"] }'],
    ['{\n  "seo": {}\n}', '{\n  "aliases": ["/a"],\n  "seo": {}\n}'],
  ])('is laid out as its neighbours are', (text, expected) => {
    expect(withAliases(text)).toBe(expected);
  });

  it.each([
    ['["/b"]', '["/b", "/a"]'],
    ['["/b","/c"]', '["/b","/c","/a"]'],
    ['[\n  "/b"\n]', '[\n  "/b",\n  "/a"\n]'],
    ['[\r\n\t"/b",\r\n\t"/c"\r\n]', '[\r\n\t"/b",\r\n\t"/c",\r\n\t"/a"\r\n]'],
  ])('comes at the end of a list: %j', (text, expected) => {
    expect(applyEdits(text, [entryEdit(documentOf(text), '', '"/a"')])).toBe(expected);
  });

  it('takes the place of a value', () => {
    const text = '{"a": ["x", "y"]}';
    expect(applyEdits(text, [valueEdit(documentOf(text), '/a/1', '"z"')])).toBe('{"a": ["x", "z"]}');
  });
});
