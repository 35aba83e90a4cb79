import type { TokenKind } from './tokens';

/** What the grammar of JSON (RFC 8259) lets come next. */
export type Expected = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end' | 'nothing';

/** A bracket that opens something. */
export type Bracket = '{' | '[';

/** Whether a token may stand where `expected` comes next, inside the bracket `inner`. */
export function fits(expected: Expected, inner: TokenKind | undefined, kind: TokenKind): boolean {
  const closes = (kind === '}' && inner === '{') || (kind === ']' && inner === '[');
  const isValue = kind === 'text' || kind === 'literal' || kind === '{' || kind === '[';
  switch (expected) {
    case 'value':
      return isValue;
    case 'value or end':
      return isValue || closes;
    case 'key':
      return kind === 'text';
    case 'key or end':
      return kind === 'text' || closes;
    case 'colon':
      return kind === ':';
    case 'comma or end':
      return kind === ',' || closes;
    case 'nothing':
      return kind === 'end';
  }
}

/** What may come after a token that fitted; `inner` is the innermost bracket that is open after it. */
export function next(expected: Expected, inner: TokenKind | undefined, kind: TokenKind): Expected {
  if (kind === '{') return 'key or end';
  if (kind === '[') return 'value or end';
  if (kind === ':') return 'value';
  if (kind === ',') return inner === '{' ? 'key' : 'value';
  if (kind === 'text' && (expected === 'key' || expected === 'key or end')) return 'colon';
  return inner ? 'comma or end' : 'nothing';
}

/** `}` gives `{`; undefined for what closes nothing. */
export function openingOf(kind: TokenKind): Bracket | undefined {
  if (kind === '}') return '{';
  return kind === ']' ? '[' : undefined;
}

/** What closes a bracket. */
export const closing: Record<Bracket, '}' | ']'> = { '{': '}', '[': ']' };
