import { lineAt } from '../places/lines';
import { faultAt, type Fault } from './fault';
import { openingOf, type Bracket } from './grammar';
import { readsOn, type ReadTo } from './reads-on';
import type { SyntaxState } from './syntax-state';
import type { Token } from './tokens';

/** Two closing brackets behind each other, with their commas. */
const pair = /^([}\]])(,?)(\s*)([}\]])(,?)/;

/** Two closing brackets in the wrong order: each closes what the other should, and with both exchanged the text reads on. */
export function swappedEnds(state: SyntaxState, token: Token, readTo: ReadTo): Fault | undefined {
  const { text, brackets, balance } = state;
  const { innermost } = brackets;
  const around = innermost && brackets.around(innermost)[0];
  const [found = '', one = '', comma = '', gap = '', other = '', next = ''] =
    pair.exec(text.slice(token.offset)) ?? [];
  const isSwapped = around && one !== other && around.kind === openingOf(token.kind);
  if (!isSwapped || balance['{'] !== 0 || balance['['] !== 0) return undefined;
  const ways = [
    [`${other}${comma}`, `${one}${next}`],
    [`${other}${next}`, `${one}${comma}`],
  ] as const;
  const end = token.offset + found.length;
  const order = ways.find(([first, second]) =>
    readsOn(readTo, text.slice(0, token.offset) + first + gap + second + text.slice(end), end),
  );
  if (!order) return undefined;
  const lineOf = (offset: number): number => lineAt(text, offset);
  const details = {
    bracket: token.kind,
    opened: innermost.kind as Bracket,
    line: lineOf(innermost.offset),
    from: lineOf(token.offset),
    to: lineOf(end - 1),
    order,
  };
  return faultAt({ offset: token.offset, length: found.length }, 'wrong-bracket', details);
}
