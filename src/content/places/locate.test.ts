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

  it('finds words within others when they stand nowhere else, whatever their capitals', () => {
    expect(found('/t', { words: 'SAH' })).toBe('{s.g}');
    expect(found('/a~1b/1', { words: 'AND /' })).toBe('and /');
  });

  it('finds words beside what looks like a placeholder where nothing is filled in', () => {
    const { offset, length } = locate(documentOf('["Hi {s.n}, you"]'), '/0', { words: '{s.n}, you' });
    expect([offset, length]).toEqual([5, 10]);
  });

  it('marks the whole for the words that are none, and for the key of the whole', () => {
    expect(found('/e', { words: '' })).toBe(String.raw`"\"q\""`);
    expect(found('', 'key')).toBe(text);
  });

  it('marks the first character of what is nested deeper than can be read, or empty', () => {
    expect(locate(documentOf('['.repeat(100_000)), '/0', 'value')).toEqual({ offset: 0, length: 1 });
    expect(locate(documentOf(''), '', 'value')).toEqual({ offset: 0, length: 0 });
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
