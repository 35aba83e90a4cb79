import { faultAt, type Fault } from './fault';
import type { Bracket } from './grammar';
import type { SyntaxState } from './syntax-state';
import type { Token } from './tokens';

/** A bracket that is closed further below, and opened nowhere: missing where something begins that needs it. */
export function missingOpening(state: SyntaxState, token: Token): Fault | undefined {
  const { balance, expected } = state;
  if (balance['{'] >= 0 && balance['['] >= 0) return undefined;
  if (expected === 'nothing') return atTheStart(state, token);
  return behindColon(state, token) ?? beforeName(state, token);
}

function atTheStart({ balance, text, previous }: SyntaxState, token: Token): Fault | undefined {
  const start = { offset: text.search(/\S/), length: 1 };
  if (token.kind === ':' && previous?.kind === 'text' && balance['{'] < 0)
    return faultAt(start, 'missing-opening-bracket', { bracket: '{', isBehind: false });
  const isEntry =
    token.kind === ',' &&
    balance['['] < 0 &&
    text[start.offset] !== '[' &&
    text.slice(token.offset + 1).trim() !== '';
  return isEntry ? faultAt(start, 'missing-opening-bracket', { bracket: '[', isBehind: false }) : undefined;
}

/** Behind a colon that ends its line, or where the first of several values stands on the same line. */
function behindColon(
  { brackets, balance, text, expected, previous }: SyntaxState,
  token: Token,
): Fault | undefined {
  const { colon, innermost } = brackets;
  if (!colon || innermost?.kind !== '{') return undefined;
  const rest = text.slice(colon.offset + 1);
  const bracket: Bracket = /^\s*"(?:[^"\\\n]|\\.)*"\s*:/.test(rest) ? '{' : '[';
  if (balance[bracket] >= 0 || (/^\s*[[{]/.test(rest) && bracket === '{')) return undefined;
  if (/^[^\S\n]*\r?\n/.test(rest))
    return faultAt(colon, 'missing-opening-bracket', { bracket, isBehind: true });
  const entry = expected === 'colon' && token.kind !== ':' ? previous : token;
  const isEntry = entry === previous || (expected === 'key' && token.kind === '{');
  if (!entry || (!isEntry && !(bracket === '{' && token.kind === ':'))) return undefined;
  const isOneLine = !text.slice(colon.offset, entry.offset).includes('\n');
  if (isOneLine) return faultAt(colon, 'missing-opening-bracket', { bracket, isBehind: true });
  const start = { offset: entry.offset, length: 1 };
  return bracket === '['
    ? faultAt(start, 'missing-opening-bracket', { bracket, isBehind: false, isNameless: true })
    : undefined;
}

/** Before a name that stands in a list, unless a bracket above has closed too much. */
function beforeName({ brackets, balance, previous }: SyntaxState, token: Token): Fault | undefined {
  const isName = token.kind === ':' && previous?.kind === 'text' && brackets.innermost?.kind === '[';
  if (!isName || balance['{'] >= 0 || balance['['] > 0 || brackets.surplus?.kind === '}') return undefined;
  const start = { offset: previous.offset, length: 1 };
  return faultAt(start, 'missing-opening-bracket', { bracket: '{', isBehind: false });
}
