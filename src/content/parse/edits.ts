import type { Edit } from 'jsonc-parser';
import type { Span } from '../places/span';

/** Another text in the place of a stretch. */
export function replaced({ offset, length }: Span, content: string): Edit {
  return { offset, length, content };
}

/** A text before an offset. */
export function inserted(offset: number, content: string): Edit {
  return { offset, length: 0, content };
}

/** A stretch away. */
export function removed({ offset, length }: Span): Edit {
  return { offset, length, content: '' };
}

/** The offset behind a stretch. */
export function endOf({ offset, length }: Span): number {
  return offset + length;
}

/** The stretch between two offsets. */
export function between(start: number, end: number): Span {
  return { offset: start, length: end - start };
}

/** Where the line of an offset begins. */
export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** Where the line of an offset ends, before its break. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  if (end < 0) return text.length;
  return text[end - 1] === '\r' && end > offset ? end - 1 : end;
}

/** The most letters of a line that are looked at. */
const longestLine = 3000;

/** The text from an offset to the end of its line. */
export function restOfLine(text: string, offset: number): string {
  return text.slice(offset, Math.min(lineEnd(text, offset), offset + longestLine)).trimEnd();
}
