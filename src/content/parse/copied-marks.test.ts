import { describe, expect, it } from 'vitest';
import { copiedMarks } from './copied-marks';
import { parseDocument } from './parse-document';

const lines = ['{', '  "title": "Contact",', '', '  "count": 12', '}'];
const found = (text: string): (string | undefined)[] => {
  const { problems, readAs } = parseDocument({ path: 'a.json', bytes: new TextEncoder().encode(text) });
  return [...problems.map(({ code }) => code), readAs?.text];
};

describe('Signs that were copied with lines', () => {
  it.each([
    ['numbers', (line: string, at: number) => `${at + 1} ${line}`],
    ['numbers with spaces', (line: string, at: number) => `${String(at + 98).padStart(4)} ${line}`],
    ['numbers with a point', (line: string, at: number) => `${at + 1}. ${line}`],
    ['numbers with a bar', (line: string, at: number) => `${at + 1}| ${line}`],
  ])('are %s', (_, numbered) => {
    const [code, text] = found(lines.map(numbered).join('\n'));
    expect(code).toBe('copied-marks');
    expect(JSON.parse(text ?? '')).toEqual({ title: 'Contact', count: 12 });
  });

  it('are those of what was changed', () => {
    const text = lines.join('\n').replace('  "title"', '-  "title": "Old",\n+  "title"');
    const [code, read] = found(text);
    expect(code).toBe('copied-marks');
    expect(JSON.parse(read ?? '')).toEqual({ title: 'Contact', count: 12 });
  });

  it.each([
    ['a number of one line', '12 "title"'],
    ['a number with a point', '  3. "title"'],
    ['what a mail quotes', '> > "title"'],
    ['the time and name of a message', '[12/03/26, 10:15:07 AM] Neha: "title"'],
    ['the same of another messenger', '2026-03-12, 10:15 - Neha Patil: "title"'],
  ])('may stand in one line only: %s', (_, marked) => {
    const [code, text] = found(lines.join('\n').replace('  "title"', marked));
    expect(code).toBe('copied-marks');
    expect(JSON.parse(text ?? '')).toEqual({ title: 'Contact', count: 12 });
  });

  it.each([
    lines.join('\n'),
    '{\n"a": [\n12,\n"b"\n]\n}',
    '{\n"a":\n12 "b"\n}',
    '[\n1,\n2,\n3\n]',
    '[\n-1,\n-2\n]',
    '{\n- "title": "a",\n- "text": "b"\n}',
    '1 {\n"title": "a"\n}\n',
    '3 [\n2 "a"\n1 ]\n',
  ])('are not in %j', (text) => {
    expect(copiedMarks(text)).toBeUndefined();
  });
});
