import { lineAt } from '../places/lines';
import { faultAt, type Fault, type FaultOf } from './fault';
import { openingOf } from './grammar';
import { lineFrom, textAt, type SyntaxState } from './syntax-state';
import type { Token } from './tokens';

/** What stands behind the end of a document. */
export function afterTheEnd(state: SyntaxState, token: Token): Fault {
  const { previous, brackets, balance, text } = state;
  if (token.kind === ',' && text.slice(token.offset + 1).trim() === '')
    return faultAt(token, 'trailing-comma', {});
  const closing = openingOf(token.kind) ? token : previous;
  const opening = closing && openingOf(closing.kind);
  const early = listEndedEarly(state, token);
  if (early) return early;
  if (closing && opening && balance[opening] < 0)
    return faultAt(brackets.surplus ?? closing, 'extra-bracket', { bracket: closing.kind });
  if (token.kind === ':' && previous?.kind === 'text')
    return faultAt(previous, 'not-json', { start: textAt(state, previous) });
  if (previous?.kind === ']' && /^\[\s*\{/.test(text.slice(token.offset)))
    return faultAt({ offset: token.offset, length: 1 }, 'nested-part', { isList: true });
  const span = { offset: token.offset, length: lineFrom(state, token).length };
  return faultAt(span, 'text-after-end', entryAfterEnd(state, token));
}

/** A shared list that goes on behind its end, and has another one further below. */
function listEndedEarly({ previous, balance, text }: SyntaxState, token: Token): Fault | undefined {
  const isOne = previous?.kind === ']' && balance['['] === -1 && balance['{'] === 0;
  if (!isOne || !/^,?\s*\{/.test(text.slice(token.offset)) || !/\]\s*$/.test(text)) return undefined;
  return faultAt(previous, 'early-bracket', { isSurplus: true, hasComma: token.kind === ',' });
}

/** An entry behind the end of its list, or a block behind that of its page. */
function entryAfterEnd(
  { previous, text }: SyntaxState,
  { offset }: Token,
): FaultOf<'text-after-end'>['details'] {
  const rest = text.slice(offset);
  if (!/["{}[\]]/.test(rest)) return { isWords: true };
  const line = previous && lineAt(text, previous.offset);
  if (previous?.kind === ']') return { line, isEntry: /^,?\s*\{/.test(rest) };
  if (previous?.kind === '}' && /^,?\s*\[\s*\{/.test(rest)) return { line, isAbove: true };
  if (previous?.kind === '}' && /^,?\s*\{\s*"(?!type")[^]*"blocks"\s*:/.test(rest)) return { isPage: true };
  return { isBlock: previous?.kind === '}' && /^,?\s*\{\s*"type"/.test(rest) };
}
