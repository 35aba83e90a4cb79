import { describe, expect, it } from 'vitest';
import { documentOf } from '../testing/byte-source';
import { locate, type Part } from './locate';

const text =
  '{ "a/b": [{ "type": "x", "0": "y" }, "see /in and /inn"], "t": "Hi {s.n}, [go](/of-{s.g}/x)", "e": "\\"q\\"" }';

function found(pointer: string, part: Part): string {
  const document = documentOf(text);
  document.placeholders = new Map([
    ['s.n', 'Vik'],
    ['s.g', 'vik-sah'],
  ]);
  const { offset, length } = locate(document, pointer, part);
  return text.slice(offset, offset + length);
}

describe('locate', () => {
  it('finds values by their pointers, whatever stands in their names', () => {
    expect(found('/a~1b/0/type', 'value')).toBe('"x"');
    expect(found('/a~1b/0/0', 'value')).toBe('"y"');
    expect(found('/a~1b/1', 'value')).toBe('"see /in and /inn"');
  });

  it('finds the key of a value', () => {
    expect(found('/a~1b', 'key')).toBe('"a/b"');
  });

  it('takes the type for the opening of a block, and the bracket for that of anything else', () => {
    expect(found('/a~1b/0', 'opening')).toBe('"x"');
    expect(found('', 'opening')).toBe('{');
    expect(found('/a~1b', 'opening')).toBe('[');
  });

  it('finds whole words rather than the beginning of others', () => {
    expect(found('/a~1b/1', { words: '/inn' })).toBe('/inn');
    const { offset } = locate(documentOf('["/inn /in"]'), '', { words: '/in' });
    expect(offset).toBe(7);
  });

  it('finds words that came from placeholders', () => {
    expect(found('/t', { words: '/of-vik-sah/x' })).toBe('/of-{s.g}/x');
    expect(found('/t', { words: 'Hi Vik' })).toBe('Hi {s.n}');
    expect(found('/t', { words: 'sah' })).toBe('{s.g}');
    expect(found('/t', { words: '{s.n}' })).toBe('"Hi {s.n}, [go](/of-{s.g}/x)"');
  });

  it('finds words with quotation marks in them, and the first spelling that is there', () => {
    expect(found('/e', { words: '"q"' })).toBe(String.raw`\"q\"`);
    expect(found('/t', { words: ['<go', '[GO]'] })).toBe('[go]');
  });

  it('marks the whole value when the words are not there, and the first character when the value is not', () => {
    expect(found('/e', { words: 'nowhere' })).toBe(String.raw`"\"q\""`);
    expect(found('/nowhere/7', 'value')).toBe('{');
  });

  it('takes the last of doubled properties, as JSON.parse does', () => {
    const { offset } = locate(documentOf('{ "a": 1, "a": 2 }'), '/a', 'value');
    expect(offset).toBe(15);
  });
});
