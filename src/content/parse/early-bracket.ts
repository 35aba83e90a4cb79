import { lineAt } from '../places/lines';
import { endOf } from './end-of';
import { faultAt, type Fault } from './fault';
import { partAt } from './cut-part';
import type { SyntaxState } from './syntax-state';
import type { Token } from './tokens';

/** The end of a list of entries in `{` and `}`, behind which another entry stands. */
export function earlyBracket(state: SyntaxState, token: Token): Fault | undefined {
  const closing = earlyClosing(state);
  return closing ? faultAt(closing, 'early-bracket', waysOut(state, closing, token)) : undefined;
}

/** The bracket with which such a list ends. */
export function earlyClosing({ previous, beforePrevious, text, balance }: SyntaxState): Token | undefined {
  const closing = previous?.kind === ',' ? beforePrevious : previous;
  const isList = closing?.kind === ']' && text.slice(0, closing.offset).trimEnd().endsWith('}');
  return isList && balance['{'] === 0 && balance['['] === 0 ? closing : undefined;
}

/** How the list is closed behind what follows, and, where the list is that of an entry, how one entry is put behind that one. */
function waysOut(state: SyntaxState, closing: Token, token: Token) {
  const { text, brackets } = state;
  const [last, amount] = lastEntry(text, token);
  if (!last) return {};
  const { innermost } = brackets;
  const isOfEntry = innermost !== undefined && brackets.around(innermost)[0]?.kind === '[';
  const behind = /^\s*(?:,\s*)?./s.exec(text.slice(last.offset + 1))?.[0] ?? '';
  return {
    hasComma: /^\s*,/.test(text.slice(closing.offset + 1)),
    last: lineAt(text, last.offset),
    commaBehind: !behind.includes(',') ? 'none' : behind.endsWith('"') ? 'kept' : 'needless',
    ...(amount === 1 && isOfEntry && { way: partAt(state, innermost, token.offset) }),
  } as const;
}

/** The end of the last of the entries that follow each other, and how many they are. */
function lastEntry(text: string, first: Token): [end: Token | undefined, amount: number] {
  let end = endOf(text, first.offset);
  let amount = 1;
  for (;;) {
    const gap: string | undefined = end && /^\s*,\s*(?=\{)/.exec(text.slice(end.offset + 1))?.[0];
    const next: Token | undefined =
      end && gap !== undefined ? endOf(text, end.offset + 1 + gap.length) : undefined;
    if (!next) return [end, amount];
    end = next;
    amount += 1;
  }
}
