import { describe, expect, it } from 'vitest';
import { decode, documentLimit } from './decode';

const decoded = (bytes: number[], more: object = {}) =>
  decode({ path: 'a.json', bytes: new Uint8Array(bytes), ...more });

describe('The bytes of a document', () => {
  it.each([
    [[], ''],
    [[0x7b], '{'],
    [[0xef, 0xbb, 0xbf, 0x7b], '{'],
    [[0xc3, 0xa9], 'é'],
    [[0x7b, 0x7d, 0], '{}\0'],
  ])('%j are the text %j', (bytes, text) => {
    expect(decoded(bytes)).toEqual({ text });
  });

  it.each([
    ['with a mark', [0xff, 0xfe, 0x7b, 0x7d]],
    ['with a mark, the other way round', [0xfe, 0xff, 0x7b, 0x7d]],
    ['without one', [0x7b, 0]],
    ['without one, the other way round', [0, 0x7b]],
    ['of zeros', [0, 0]],
  ])('are reported as UTF-16 %s', (_, bytes) => {
    const { text, problem } = decoded(bytes);
    expect([text, problem?.code, problem?.line, problem?.endColumn]).toEqual(['', 'wrong-encoding', 1, 1]);
    expect(problem?.message).toContain('UTF-16');
  });

  it.each([
    ['a letter of Latin 1', [0x7b, 0xe9, 0x7d], 2],
    ['what only looks like a mark', [0xff, 0x7b], 1],
    ['the other half of a mark', [0x7b, 0xfe], 2],
    ['half of another mark', [0xfe, 0x7b], 1],
  ])('are reported at the place of %s', (_, bytes, column) => {
    const { problem } = decoded(bytes);
    expect(problem).toMatchObject({ code: 'wrong-encoding', pointer: '', column, endColumn: column + 1 });
    expect(problem?.message).not.toContain('UTF-16');
  });

  it.each([
    ['\x89PNG\r\n', 'picture'],
    ['\xff\xd8\xff\xe0', 'picture'],
    ['\0\0\0\x20ftypheic', 'picture'],
    ['\0\0\0\x20ftypisom', 'film'],
    ['%PDF-1.7', 'PDF'],
    ['PK\x03\x04', 'word processor'],
    ['{\\rtf1\\ansi', 'RTF'],
    ['\xef\xbb\xbf\n{\\rtf1\\ansi', 'RTF'],
    ['\xd0\xcf\x11\xe0', 'word processor'],
  ])('are reported as a file of another program: %j', (start, word) => {
    const { text, problem } = decoded([...Buffer.from(start, 'latin1')]);
    expect([text, problem?.code, problem?.line]).toEqual(['', 'foreign-file', 1]);
    expect(problem?.message).toContain(word);
  });

  it('are not read where they are too many, or where there is trouble', () => {
    expect(decoded([], { size: documentLimit })).toEqual({ text: '' });
    const { text, problem } = decoded([0x7b], { size: documentLimit + 1 });
    expect([text, problem]).toMatchObject(['', { code: 'file-too-large', pointer: '', endColumn: 1 }]);
    expect(problem?.message).toContain('2.1');
    expect(decoded([0x7b], { trouble: 'gone' })).toMatchObject({
      text: '',
      problem: { code: 'unreadable-file', pointer: '', endColumn: 1 },
    });
  });
});
