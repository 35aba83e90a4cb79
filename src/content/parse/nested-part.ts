import { lineAt } from '../places/lines';
import { endOf } from './end-of';
import { faultAt, type Fault } from './fault';
import type { SyntaxState } from './syntax-state';
import type { Token } from './tokens';

/** What is whole in itself and was pasted inside of something else, where every bracket has its end. */
export function nestedPart(state: SyntaxState, token: Token): Fault | undefined {
  const { brackets, balance, text, previous, beforePrevious } = state;
  const isWhole = previous?.kind === ',' && balance['{'] === 0 && balance['['] === 0;
  const end = isWhole ? endOf(text, token.offset) : undefined;
  const outer = brackets.innermost && endOf(text, brackets.innermost.offset);
  if (!end || !outer || !brackets.innermost) return undefined;
  const isList = token.kind === '[';
  if (isList && beforePrevious?.kind !== ']') return undefined;
  const [line, from, to, behind] = [brackets.innermost, token, end, outer].map(({ offset }) =>
    lineAt(text, offset),
  ) as [number, number, number, number];
  return faultAt(token, 'nested-part', { isList, line, from, to, behind });
}

/** The end of a list of entries in `{` and `}`, behind which another entry stands. */
export function earlyBracket({ previous, beforePrevious, text, balance }: SyntaxState): Fault | undefined {
  const closing = previous?.kind === ',' ? beforePrevious : previous;
  const isList = closing?.kind === ']' && text.slice(0, closing.offset).trimEnd().endsWith('}');
  return isList && balance['{'] === 0 && balance['['] === 0
    ? faultAt(closing, 'early-bracket', {})
    : undefined;
}

/** The end of a list of texts behind which more of them stand, and another end: the first one was typed by mistake. */
export function earlyEnd(
  { previous, expected, text, balance }: SyntaxState,
  token: Token,
): Fault | undefined {
  const isText =
    expected === 'colon' && previous?.kind === 'text' && (token.kind === ',' || token.kind === ']');
  if (!isText || balance['['] >= 0) return undefined;
  const closing = /\](?=\s*,\s*$)/.exec(text.slice(0, previous.offset));
  return closing
    ? faultAt({ offset: closing.index, length: 1 }, 'early-bracket', { isSurplus: true })
    : undefined;
}
