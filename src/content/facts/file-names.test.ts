import { expect, it } from 'vitest';
import { betterFileName, betterSpecialName, namedAsDocument } from './file-names';

it.each([
  ['books.json', undefined],
  ['industry/it-and-software.json', undefined],
  ['about-{owner.slug}.json', undefined],
  ['Our Books.json', 'our-books.json'],
  ['Blog/First Post .json', 'blog/first-post.json'],
  ['a_b.c.json', 'a-b-c.json'],
  ['Über uns.json', 'uber-uns.json'],
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

it.each([
  ['_Site.json', '_site.json'],
  ['_chats.json', '_chat.json'],
  ['_Collections/books.json', '_collections/books.json'],
  ['_collection/books.json', '_collections/books.json'],
  ['_collections/old/books.json', undefined],
  ['_notes.json', undefined],
  ['industry/_draft.json', undefined],
])('The special document %s should be %s', (path, better) => {
  expect(betterSpecialName(path)).toBe(better);
});
