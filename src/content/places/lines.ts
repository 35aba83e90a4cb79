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

/** Line breaks are \n, \r\n and \r, as editors count them. */
function positionAt(text: string, offset: number): [line: number, column: number] {
  let line = 1;
  let start = 0;
  const breaks = /\r\n|\n|\r/g;
  for (
    let found = breaks.exec(text);
    found && found.index + found[0].length <= offset;
    found = breaks.exec(text)
  ) {
    line += 1;
    start = found.index + found[0].length;
  }
  return [line, offset - start + 1];
}
