import { createScanner } from 'jsonc-parser';
import type { Span } from '../places/span';

/** What a token is, as far as the grammar of JSON cares. */
export type TokenKind = Punctuation | 'text' | 'literal' | 'comment' | 'unknown' | 'end';
type Punctuation = '{' | '}' | '[' | ']' | ',' | ':';

/** A piece of a JSON text; `fault` says what is wrong inside it. */
export interface Token extends Span {
  kind: TokenKind;
  fault: 'unclosed' | 'escape' | 'number' | undefined;
  /** Its line, from 0, how far that is indented, and whether nothing stands before it there. */
  line: number;
  indent: number;
  isFirst: boolean;
  /** A short text as it is written, with its quotation marks. */
  written: string;
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

/** Letters: a longer text is no name. */
const longestName = 60;

/** The tokens of a JSON text, comments included, white space left out; the last one is `end`. */
export function tokensOf(text: string): Token[] {
  const scanner = createScanner(text, false);
  const found: Token[] = [];
  let [line, lineStart, indent, isFirst] = [0, 0, 0, true];
  for (;;) {
    const syntax: number = scanner.scan();
    const offset = scanner.getTokenOffset();
    if (syntax === lineBreak)
      [line, lineStart, isFirst] = [line + 1, offset + scanner.getTokenLength(), true];
    if (syntax === lineBreak || syntax === whiteSpace) continue;
    if (isFirst) indent = offset - lineStart;
    // The scanner runs over the end of a comment that has none.
    const length = Math.min(scanner.getTokenLength(), text.length - offset);
    const kind = kinds[syntax] ?? 'unknown';
    const written = kind === 'text' && length <= longestName ? text.slice(offset, offset + length) : '';
    found.push({
      kind,
      offset,
      length,
      fault: faults[scanner.getTokenError()],
      line,
      indent,
      isFirst,
      written,
    });
    if (kind === 'end') return found;
    isFirst = false;
  }
}

/** Whether a token begins a value. */
export function isValue({ kind }: Token): boolean {
  return kind === 'text' || kind === 'literal' || kind === '{' || kind === '[';
}

/** Which token closes the bracket that one opens, whatever kinds they are of; the token itself where it opens none. */
export function closingOf(tokens: readonly Token[], opening: number): number | undefined {
  let depth = 0;
  for (let at = opening; at < Math.min(tokens.length, opening + 20_000); at += 1) {
    const kind = tokens[at]?.kind;
    if (kind === '{' || kind === '[') depth += 1;
    if (kind === '}' || kind === ']') depth -= 1;
    if (depth === 0) return at;
  }
  return undefined;
}

/** Whether a token closes something. */
export function isClosing({ kind }: Token): boolean {
  return kind === '}' || kind === ']';
}

/** Whether a token opens something. */
export function isOpening({ kind }: Token): boolean {
  return kind === '{' || kind === '[';
}
