import { createScanner } from 'jsonc-parser';
import type { Span } from '../places/span';

/** What a token is, as far as the grammar of JSON cares. */
export type TokenKind =
  '{' | '}' | '[' | ']' | ',' | ':' | 'text' | 'literal' | 'comment' | 'unknown' | 'end';

/** A piece of a JSON text; `fault` says what is wrong inside it. */
export interface Token extends Span {
  kind: TokenKind;
  fault: 'unclosed' | 'escape' | 'number' | undefined;
}

/** By jsonc-parser's `SyntaxKind`, which its types offer only as ambient constants. */
const kinds: Readonly<Record<number, TokenKind>> = {
  1: '{',
  2: '}',
  3: '[',
  4: ']',
  5: ',',
  6: ':',
  7: 'literal',
  8: 'literal',
  9: 'literal',
  10: 'text',
  11: 'literal',
  12: 'comment',
  13: 'comment',
  17: 'end',
};
const [lineBreak, whiteSpace] = [14, 15];

/** By jsonc-parser's `ScanError`. */
const faults: Readonly<Record<number, Token['fault']>> = {
  1: 'unclosed',
  2: 'unclosed',
  3: 'number',
  4: 'escape',
  5: 'escape',
  6: 'escape',
};

/** The tokens of a JSON text, comments included, white space left out; the last one is `end`. */
export function* tokens(text: string): Generator<Token> {
  const scanner = createScanner(text, false);
  for (;;) {
    const syntax: number = scanner.scan();
    if (syntax === lineBreak || syntax === whiteSpace) continue;
    const offset = scanner.getTokenOffset();
    // The scanner runs over the end of a comment that has none.
    const span = { offset, length: Math.min(scanner.getTokenLength(), text.length - offset) };
    const kind = kinds[syntax] ?? 'unknown';
    yield { kind, ...span, fault: faults[scanner.getTokenError()] };
    if (kind === 'end') return;
  }
}
