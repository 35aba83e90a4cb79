import { expect, it } from 'vitest';
import { betterFileName, namedAsDocument } from './file-names';

it.each([
  ['books.json', undefined],
  ['industry/it-and-software.json', undefined],
  ['about-{speaker.slug}.json', undefined],
  ['Our Books.json', 'our-books.json'],
  ['Blog/First Post .json', 'blog/first-post.json'],
  ['a_b.c.json', 'a-b-c.json'],
])('The file of a page called %s should be %s', (path, better) => {
  expect(betterFileName(path)).toBe(better);
});

it.each([
  ['books.json.txt', 'books.json'],
  ['books.jsn', 'books.json'],
  ['books.JSON', 'books.json'],
  ['books.Json.bak', 'books.json'],
  ['books.txt', undefined],
  ['json', undefined],
])('%s would be the document %s', (path, better) => {
  expect(namedAsDocument(path)).toBe(better);
});
