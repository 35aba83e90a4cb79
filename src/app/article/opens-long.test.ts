import { expect, test } from 'vitest';
import type { PageData } from '../../model/page-data';
import { opensLong } from './opens-long';

const opening = (text: string) => [{ type: 'prose', text }] as PageData['blocks'];

test('a paragraph of two lines is long', () => {
  expect(opensLong(opening(`<p>${'word '.repeat(30)}</p>\n<p>Short.</p>`))).toBe(true);
});

test('a salutation is short, whatever follows it', () => {
  expect(opensLong(opening(`<p>Dear Farida,</p>\n<p>${'word '.repeat(30)}</p>`))).toBe(false);
});

test('tags do not count', () => {
  expect(opensLong(opening(`<p><a href="/${'a'.repeat(200)}">Here</a></p>`))).toBe(false);
});

test('a text that begins with something else has no first paragraph', () => {
  expect(opensLong([])).toBe(false);
  expect(opensLong(opening('<h2>Heading</h2>'))).toBe(false);
});
