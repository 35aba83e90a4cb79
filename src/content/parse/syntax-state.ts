import type { Span } from '../places/span';
import { problemAt } from '../problems/create-problem';
import type { ProblemCode, ProblemDetails } from '../problems/catalogue';
import type { Problem } from '../problems/problem';
import type { Brackets } from './brackets';
import type { Bracket, Expected } from './grammar';
import type { Token } from './tokens';

/** Where the reading of a broken document has got to. */
export interface SyntaxState {
  document: { path: string; text: string };
  expected: Expected;
  brackets: Brackets;
  balance: Record<Bracket, number>;
  previous: Token | undefined;
  beforePrevious: Token | undefined;
}

/** A syntax problem at a stretch of the document. */
export function syntaxAt<Code extends ProblemCode>(
  { document }: SyntaxState,
  span: Span,
  code: Code,
  details: ProblemDetails<Code>,
): Problem {
  return problemAt(document, span, '', code, details);
}

/** The text of a stretch. */
export function textAt({ document }: SyntaxState, { offset, length }: Span): string {
  return document.text.slice(offset, offset + length);
}

/** The text from a token to the end of its line. */
export function lineFrom({ document }: SyntaxState, { offset }: Span): string {
  return /^[^\r\n]*/.exec(document.text.slice(offset))?.[0].trimEnd() ?? '';
}

/** Where a text that ends with `sign` and a quotation mark should have ended: `"label: "` gives 6. */
export function lengthBefore(sign: string, written: string): number | undefined {
  const inside = written.slice(0, -1).trimEnd();
  return inside.endsWith(sign) ? inside.slice(0, -1).trimEnd().length : undefined;
}
