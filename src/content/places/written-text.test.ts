import { describe, expect, it } from 'vitest';
import { documentOf } from '../testing/byte-source';
import { writtenText } from './locate';
import { wordsEdit } from './written-text';

const placeholders = new Map([
  ['owner.slug', 'vikram'],
  ['contact.map', '/contact#map'],
]);
const written = (text: string, pointer = '/to') => {
  const document = { ...documentOf(text), placeholders };
  return { json: document.text, found: writtenText(document, pointer) };
};
const replaced = (text: string, words: string, by: string, pointer?: string): string => {
  const { json, found } = written(text, pointer);
  if (!found) throw new Error('There is no text.');
  const from = found.text.indexOf(words);
  const { offset, length, content } = wordsEdit(found, from, from + words.length, by);
  return json.slice(0, offset) + content + json.slice(offset + length);
};

describe('A text of a document', () => {
  it('is understood: escapes, placeholders, lines of a list', () => {
    expect(written('{"to":"/a\\u0062out-{owner.slug}\\n\\"x\\" {nobody}"}').found?.text).toBe(
      '/about-vikram\n"x" {nobody}',
    );
    expect(written('{"to":["a","","b {owner.slug}"]}').found?.text).toBe('a\n\nb vikram');
    expect(written('{"to":"\\u007bowner.slug}"}').found?.text).toBe('vikram');
  });

  it.each(['{"to":1}', '{"to":["a",1]}', '{"to":{}}', '{"at":"a"}', '{'])('is none in %s', (text) => {
    expect(written(text).found).toBeUndefined();
  });

  it.each([
    ['a part', '{"to":"/about#x"}', '/about', '/me', '{"to":"/me#x"}'],
    ['what was escaped', '{"to":"\\/about\\u0023x"}', '/about', '/me', '{"to":"/me\\u0023x"}'],
    ['a whole placeholder', '{"to":"/about-{owner.slug}#x"}', '/about-vikram', '/me', '{"to":"/me#x"}'],
    [
      'a part of a placeholder, whose rest is written out',
      '{"to":"{contact.map}?"}',
      '/contact',
      '/me',
      '{"to":"/me#map?"}',
    ],
    ['the end of a placeholder', '{"to":"{contact.map}"}', 'map', 'way', '{"to":"/contact#way"}'],
    ['what has to be escaped', '{"to":"a"}', 'a', '"\n', '{"to":"\\"\\n"}'],
    ['nothing', '{"to":"a [b] c"}', '[b] ', '', '{"to":"a c"}'],
    ['a line of a list', '{"to":["a", "b", "a b"]}', 'a b', 'c', '{"to":["a", "b", "c"]}'],
  ])('is changed in %s alone', (_, text, words, by, expected) => {
    expect(replaced(text, words, by)).toBe(expected);
  });

  it('can be of signs that are two units', () => {
    expect(replaced('{"to":"😀 /a"}', '/a', '/b')).toBe('{"to":"😀 /b"}');
  });
});
