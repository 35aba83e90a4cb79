import { describe, expect, it } from 'vitest';
import { readOn } from './read-on';

const read = (text: string) => readOn({ path: 'a.json', text });
const hints = (text: string): string[] => read(text).problems.map(({ code, hint }) => `${code}: ${hint}`);

describe('Several lines without quotation marks in a list of texts', () => {
  it.each([
    ['between two', '["a",\nTata Motors\nThermax\n"b"]', 'Put', 'behind it', '"Tata Motors", "Thermax",'],
    ['before the first', '[\nThermax,\nTata Motors;\n"b"]', 'Put', 'behind it', '"Thermax", "Tata Motors",'],
    [
      'behind the last',
      '["a"\n3M India\nThermax\n]',
      'Type a comma at the end of the line above, and put',
      'between',
      '"3M India", "Thermax"',
    ],
    ['alone', '{ "a": [\nTata Motors\nThermax\n] }', 'Put', 'between', '"Tata Motors", "Thermax"'],
  ])('are shown as entries, %s', (_, text, put, comma, texts) => {
    expect(hints(text)).toEqual([
      `unquoted-text: ${put} each of lines 2 to 3 between quotation marks, with a comma ${comma}, or delete them, if they are only a note. As texts they are: ${texts}`,
    ]);
  });

  it('are read on as entries, and not mended: they may be a note', () => {
    const { problems, readAs } = read('["a"\nTata Motors\n\nThermax\n"b"]');
    expect(JSON.parse(readAs?.text ?? '')).toEqual(['a', 'Tata Motors', 'Thermax', 'b']);
    expect(problems.map(({ fix }) => fix)).toEqual([undefined]);
  });

  it.each([
    ['of a message', '["a",\nHi Asha,\nplease add Thermax\n"b"]'],
    ['with names before them', '["a",\nMeera: is it true?\nAsha: yes\n"b"]'],
    ['with the time of each', '["a",\n[12:44] is it true?\n[12:45] yes\n"b"]'],
    ['of a note', '["a",\nask Meera\nabout these\n"b"]'],
    ['among objects', '[{ "a": 1 },\nTata Motors\nThermax\n{ "a": 2 }]'],
    ['among properties', '{ "a": 1,\nTata Motors\nThermax Ltd\n"b": 2 }'],
  ])('are none %s', (_, text) => {
    expect(hints(text)).toEqual([expect.stringMatching(/^comment-in-json: Delete lines 2 to 3/)]);
  });
});
