import type { Range } from '../places/span';

/** The text that a range marks. */
export function marked(text: string, { line, column, endLine, endColumn }: Range): string {
  return text.slice(offsetOf(text, line, column), offsetOf(text, endLine, endColumn));
}

function offsetOf(text: string, line: number, column: number): number {
  const starts = [0, ...[...text.matchAll(/\r\n|\n|\r/g)].map(({ 0: found, index }) => index + found.length)];
  const start = starts[line - 1];
  if (start === undefined)
    throw new Error(`The text has ${starts.length} lines, but line ${line} was marked.`);
  return start + column - 1;
}
