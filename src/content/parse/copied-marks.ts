import type { Edit } from 'jsonc-parser';
import { faultAt, type Fault } from './fault';
import { pastedMarks } from './pasted-marks';
import { fix, skip, type Repair } from './repair/repair';

/** What was copied along from a program that shows lines with their numbers, with what was changed in them, or as what somebody wrote. */
export function copiedMarks(text: string): { fault: Fault; repair: Repair } | undefined {
  return lineNumbers(text) ?? changes(text) ?? pastedMarks(text);
}

/** A number, perhaps with a sign behind it, before every line that is not empty; each is higher than the one before. */
function lineNumbers(text: string): { fault: Fault; repair: Repair } | undefined {
  if (!/^\s*\d+[:.|)]?[^\S\n]*[{[]/.test(text)) return undefined;
  const lines = [...text.matchAll(/^[^\S\r\n]*(\d*)[:.|)]?[^\S\r\n]?(?=([^\r\n]*))/gm)];
  const filled = lines.filter(({ 0: mark, 2: rest = '' }) => mark.trim() !== '' || rest.trim() !== '');
  const numbers = filled.map(({ 1: number = '' }) => (number === '' ? NaN : Number(number)));
  const areLines = numbers.every((one, at) => at === 0 || one > (numbers[at - 1] ?? NaN));
  const [first] = filled;
  if (!first || filled.length < 3 || !areLines) return undefined;
  const edits = filled.map(({ 0: mark, index }): Edit => ({
    offset: index,
    length: mark.length,
    content: '',
  }));
  const fault = faultAt({ offset: first.index, length: first[0].length }, 'copied-marks', {
    kind: 'number',
    lines: filled.length,
  });
  return { fault, repair: fix(...edits) };
}

/** Signs of diff (POSIX, "Diff -u Output Format") before pieces of a document; a hyphen alone may begin a list in YAML. */
const change =
  /^(?:[+-](?=[^\S\r\n]*["{}[\]])|(?:diff --git|index [0-9a-f]{7}|--- |\+\+\+ |@@ -))[^\r\n]*(?:\r?\n|$)/gm;

function changes(text: string): { fault: Fault; repair: Repair } | undefined {
  const lines = [...text.matchAll(change)];
  const [first] = lines;
  if (!first || !lines.some(([line]) => line.startsWith('+'))) return undefined;
  const edits = lines.map(({ 0: line, index }): Edit => {
    const isAdded = line.startsWith('+') && !line.startsWith('+++');
    return { offset: index, length: isAdded ? 1 : line.length, content: isAdded ? ' ' : '' };
  });
  const fault = faultAt({ offset: first.index, length: 1 }, 'copied-marks', {
    kind: 'changes',
    lines: lines.length,
  });
  return { fault, repair: skip(...edits) };
}
