import type { Range } from './span';

/** The place of `length` units from `offset` on, as lines and columns from 1. */
export function rangeAt(text: string, offset: number, length: number): Range {
  const [line, column] = positionAt(text, offset);
  const [endLine, endColumn] = positionAt(text, offset + length);
  return { line, column, endLine, endColumn };
}

/** The line of an offset, from 1. */
export function lineAt(text: string, offset: number): number {
  return positionAt(text, offset)[0];
}

/** A line of a text by its number from 1, without its break. */
export function lineOf(text: string, line: number): string | undefined {
  const starts = lineStarts(text);
  const start = starts[line - 1];
  return start === undefined ? undefined : text.slice(start, starts[line]).replace(/(?:\r\n|\n|\r)$/, '');
}

function positionAt(text: string, offset: number): [line: number, column: number] {
  const starts = lineStarts(text);
  let [line, end] = [0, starts.length];
  while (end - line > 1) {
    const middle = (line + end) >> 1;
    if ((starts[middle] ?? 0) <= offset) line = middle;
    else end = middle;
  }
  return [line + 1, offset - (starts[line] ?? 0) + 1];
}

/** Of the text that was asked for last: a document's problems come together, and may be thousands. */
let known = { text: '', starts: [0] };

/** Where the lines of a text begin. Line breaks are \n, \r\n and \r, as editors count them. */
function lineStarts(text: string): readonly number[] {
  if (known.text !== text) {
    const breaks = text.matchAll(/\r\n|\n|\r/g);
    known = { text, starts: [0, ...Array.from(breaks, (found) => found.index + found[0].length)] };
  }
  return known.starts;
}
