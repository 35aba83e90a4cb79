import { lineAt } from '../places/lines';
import { beginningLike, written } from './beginning-like';
import { indentAt } from './brackets';
import { faultAt, type Fault } from './fault';
import { openingOf, type Bracket } from './grammar';
import type { ReadTo } from './reads-on';
import type { SyntaxState } from './syntax-state';
import { tokens, type Token } from './tokens';

/** Lines gone with which an entry of a list began: what is left of it goes on behind the one above, and closes more than is open. */
export function lostBeginning(state: SyntaxState, token: Token, readTo: ReadTo): Fault | undefined {
  const { text, balance } = state;
  if (balance['{'] >= 0) return undefined;
  const start = startOfRest(state, token);
  const above = start === undefined ? '' : text.slice(0, start).trimEnd();
  if (start === undefined || !/(?:\}\s*,|\[)$/.test(above)) return undefined;
  const { opened, end } = openedFor(state, start);
  if (opened.length < 2 || opened[0] !== '{') return undefined;
  const typed = written(opened);
  const mended = text.slice(0, start) + typed + text.slice(start);
  const readable = readTo(mended);
  if (readable !== undefined && readable <= end + typed.length) return undefined;
  const beginning = beginningLike(mended, start, opened);
  const details = { line: lineAt(text, above.length - 1), isFirst: above.endsWith('['), beginning };
  return faultAt({ offset: start, length: 1 }, 'lost-beginning', details);
}

/** Where what is left begins: at a name in a list, or below the last line that stands no further right than a bracket that stands too far right. */
function startOfRest({ text, brackets, previous }: SyntaxState, token: Token): number | undefined {
  if (token.kind === ':' && brackets.innermost?.kind === '[') return previous?.offset;
  const { surplus } = brackets;
  if (!brackets.isShifted || !surplus) return undefined;
  const indent = indentAt(text, surplus.offset);
  let start = text.lastIndexOf('\n', surplus.offset) + 1;
  while (start > 0) {
    const above = text.lastIndexOf('\n', start - 2) + 1;
    const line = text.slice(above, start);
    if (line.trim() !== '' && line.search(/\S/) <= indent) break;
    start = above;
  }
  const first = start + text.slice(start).search(/\S/);
  return first < surplus.offset ? first : undefined;
}

/** The brackets that are closed from an offset on and opened nowhere, from the outside in, and where the last of them is closed. */
function openedFor({ text, balance }: SyntaxState, start: number): { opened: Bracket[]; end: number } {
  const wanted = -balance['{'] + Math.max(0, -balance['[']);
  const opened: Bracket[] = [];
  let depth = 0;
  for (const { kind, offset } of tokens(text)) {
    if (offset < start) continue;
    const opening = openingOf(kind);
    if (kind === '{' || kind === '[') depth += 1;
    else if (opening && depth > 0) depth -= 1;
    else if (opening) opened.unshift(opening);
    if (opened.length === wanted) return { opened, end: offset };
  }
  return { opened: [], end: start };
}
