import type { Span } from '../places/span';
import type { Brackets } from './brackets';
import type { Bracket, Expected } from './grammar';
import type { Token } from './tokens';

/** Where the reading of a broken document has got to. */
export interface SyntaxState {
  text: string;
  expected: Expected;
  brackets: Brackets;
  /** How many brackets of the whole text are open for good; below zero: how many close nothing. */
  balance: Record<Bracket, number>;
  previous: Token | undefined;
  beforePrevious: Token | undefined;
}

/** The text of a stretch. */
export function textAt({ text }: SyntaxState, { offset, length }: Span): string {
  return text.slice(offset, offset + length);
}

/** The text from a token to the end of its line. */
export function lineFrom({ text }: SyntaxState, { offset }: Span): string {
  return /^[^\r\n]*/.exec(text.slice(offset))?.[0].trimEnd() ?? '';
}

/** Where a text that ends with `sign` and a quotation mark should have ended: `"label: "` gives 6. */
export function lengthBefore(sign: string, written: string): number | undefined {
  const inside = written.slice(0, -1).trimEnd();
  return inside.endsWith(sign) ? inside.slice(0, -1).trimEnd().length : undefined;
}
