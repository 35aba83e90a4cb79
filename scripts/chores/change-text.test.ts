import { expect, it } from 'vitest';
import { siteWith } from '../../tests/checker/support/virtual-site';
import { changeOf } from '../../src/content/operations/site-change';
import { linesText } from './change-text';

const words = 'one that says much, '.repeat(20);
const document = `{\n  "a": 1,\n  "b": "${words}",\n  "c": "${words}end"\n}\n`;
const source = siteWith({ 'long.json': document });
const told = (
  ...edits: { offset: number; length: number; content: string; kind: 'entry' | 'words' }[]
): string => linesText('pages', source, changeOf({ edits: new Map([['long.json', edits]]) }));

it('a line that goes as a whole is shown whole, so that it can be typed again', () => {
  const line = `  "b": "${words}",\n`;
  const text = told({ offset: document.indexOf(line), length: line.length, content: '', kind: 'entry' });
  expect(text).toContain(`  -   "b": "${words}",\n`);
});

it('a long line that changes is cut around its change', () => {
  const text = told({ offset: document.indexOf('end"'), length: 3, content: 'stop', kind: 'words' });
  expect(text).toMatch(/- ….*end"\n.*\+ ….*stop"\n/s);
});

it('both excerpts of a change begin at the same word', () => {
  const at = document.indexOf('end"');
  const text = told({ offset: at - 60, length: 63, content: '', kind: 'words' });
  const [, before, after] = /- …(.{20}).*\n.*\+ …(.{20})/.exec(text) ?? [];
  expect(before).toHaveLength(20);
  expect(after).toBe(before);
});
