import type { Span } from '../places/span';

/** A sign, and all of its line where nothing else stands in that. */
export function withItsLine(text: string, offset: number): Span {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const [behind] = /^[^\S\n]*\n/.exec(text.slice(offset + 1)) ?? [];
  const isAlone = behind !== undefined && text.slice(start, offset).trim() === '';
  return isAlone ? { offset: start, length: offset + 1 + behind.length - start } : { offset, length: 1 };
}
