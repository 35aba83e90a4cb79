import { applyEdits } from 'jsonc-parser';
import { lineAt } from '../places/lines';
import type { ChangeEdit } from './site-change';

/** Lines of a document that edits change, as they are and as they will be. */
export interface ChangedLines {
  /** The first of them, from 1. */
  line: number;
  before: string[];
  after: string[];
}

/** Takes a text and edits of it, and gives the lines that change, those that touch each other together. */
export function changedLines(text: string, edits: readonly ChangeEdit[]): ChangedLines[] {
  const groups: { start: number; end: number; edits: ChangeEdit[] }[] = [];
  for (const edit of edits.toSorted((one, other) => one.offset - other.offset)) {
    const start = lineStart(text, edit.offset);
    const end = lineEnd(text, edit.offset + edit.length);
    const last = groups.at(-1);
    if (last && start <= last.end) [last.end, last.edits] = [Math.max(last.end, end), [...last.edits, edit]];
    else groups.push({ start, end, edits: [edit] });
  }
  return groups.map(({ start, end, edits: own }) => {
    const before = text.slice(start, end);
    const after = applyEdits(
      before,
      own.map((edit) => ({ ...edit, offset: edit.offset - start })),
    );
    return onlyChanged(lineAt(text, start), linesOf(before), linesOf(after));
  });
}

/** Without the lines at both ends that stay the same. */
function onlyChanged(line: number, before: string[], after: string[]): ChangedLines {
  const most = Math.min(before.length, after.length);
  const first = before.findIndex((text, at) => text !== after[at]);
  const start = first < 0 ? most : Math.min(first, most);
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return {
    line: line + start,
    before: before.slice(start, before.length - end),
    after: after.slice(start, after.length - end),
  };
}

function lineStart(text: string, offset: number): number {
  return Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
}

function lineEnd(text: string, offset: number): number {
  const end = text.slice(offset).search(/[\r\n]/);
  return end < 0 ? text.length : offset + end;
}

function linesOf(text: string): string[] {
  return text.split(/\r\n|\n|\r/);
}
