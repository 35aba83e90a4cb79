import type { Edit } from 'jsonc-parser';
import { lineAt } from '../places/lines';
import { endOf, startOf } from './end-of';
import { faultAt, type Fault, type FaultOf } from './fault';
import { readsOn, type ReadTo } from './reads-on';
import type { SyntaxState } from './syntax-state';
import type { Token } from './tokens';

/**
 * What is whole in itself and was pasted inside of something else, where every bracket has its end, and without which the
 * text can be read. In a list only a block is told by what it is.
 */
export function nestedPart(state: SyntaxState, token: Token, readTo: ReadTo): Fault | undefined {
  const { brackets, balance, text, previous } = state;
  const { innermost } = brackets;
  if (!innermost || balance['{'] !== 0 || balance['['] !== 0) return undefined;
  const last = previous?.kind === '}' ? startOf(text, previous.offset) : undefined;
  const starts = token.kind === '{' ? [token.offset, last] : [last];
  const start = starts.find((one) => one !== undefined && mayBePart(state, one));
  const edit = start === undefined ? undefined : withoutPart(text, start);
  if (start === undefined || !edit) return undefined;
  const rest = text.slice(0, edit.offset) + edit.content + text.slice(edit.offset + edit.length);
  if (!readsOn(readTo, rest, edit.offset + edit.content.length)) return undefined;
  return faultAt({ offset: start, length: 1 }, 'nested-part', placeOf(state, innermost, start, edit));
}

/** A block opens with its type. */
function isBlock(text: string, start: number): boolean {
  return /^\{\s*"type"\s*:/.test(text.slice(start, start + 200));
}

function mayBePart(state: SyntaxState, start: number): boolean {
  const { brackets, expected, previous, text } = state;
  // Right behind a bracket that is the wrong one, unless the names of its object follow.
  if (previous === brackets.innermost) return isBeforeName(text, start);
  if (isBlock(text, start) && entryAround(state)) return expected !== 'value';
  const isInObject = brackets.innermost?.kind === '{' && expected !== 'value' && !earlyBracket(state);
  return isInObject && (isBlock(text, start) || previous?.kind === ',');
}

function isBeforeName(text: string, start: number): boolean {
  const end = endOfParts(text, start);
  return end !== undefined && /^\s*,?\s*"[\w$-]+"\s*:/.test(text.slice(end + 1));
}

/** The entry of the outermost list in which a place is: of a page that is a block. */
function entryAround({ brackets }: SyntaxState): Token | undefined {
  const { innermost } = brackets;
  const all = innermost ? [innermost, ...brackets.around(innermost)].toReversed() : [];
  return all[all.findIndex(({ kind }) => kind === '[') + 1 || all.length];
}

/** The most blocks that were pasted behind each other. */
const mostParts = 10;

/** The end of a part, and of the blocks that follow it there. */
function endOfParts(text: string, start: number): number | undefined {
  let end = endOf(text, start)?.offset;
  for (let parts = 1; parts < mostParts && end !== undefined; parts += 1) {
    const gap = /^\s*,?\s*/.exec(text.slice(end + 1))?.[0].length ?? 0;
    if (!isBlock(text, end + 1 + gap)) break;
    end = endOf(text, end + 1 + gap)?.offset;
  }
  return end;
}

/** What stands before an offset, without the space and the comma between. */
export function before(text: string, offset: number): string {
  const all = text.slice(0, offset).trimEnd();
  return all.endsWith(',') ? all.slice(0, -1).trimEnd() : all;
}

/** A part away, so that one comma is left, and none before a bracket. */
export function withoutPart(text: string, start: number): Edit | undefined {
  const end = endOfParts(text, start);
  if (end === undefined) return undefined;
  const { length: offset } = before(text, start);
  const comma = /^\s*,/.exec(text.slice(end + 1))?.[0].length ?? 0;
  const last = end + 1 + comma;
  const isAtEdge = /[[{]/.test(text[offset - 1] ?? '') || /^\s*[\]}]/.test(text.slice(last));
  return { offset, length: last - offset, content: isAtEdge ? '' : ',' };
}

/** Where a part stands, into what it was pasted, and what becomes of the comma before it. */
function placeOf(
  state: SyntaxState,
  innermost: Token,
  start: number,
  edit: Edit,
): FaultOf<'nested-part'>['details'] {
  const { text } = state;
  const isWhole = isBlock(text, start);
  const follows = (offset: number): boolean => /^\s*,/.test(text.slice(offset + 1));
  const isOfPage = text.trimStart().startsWith('{');
  const around = isOfPage ? entryAround(state) : undefined;
  const home = isWhole ? around : innermost;
  const last = endOfParts(text, start) ?? start;
  const end = home && endOf(text, home.offset)?.offset;
  const hasComma = text.slice(0, start).trimEnd().endsWith(',');
  const [from, to] = [lineAt(text, start), lineAt(text, last)];
  const isFirst = text.slice(text.lastIndexOf('\n', start) + 1, start).trim() === '';
  const areLines = isFirst && /^[^\S\n]*,?[^\S\n]*(?:\n|$)/.test(text.slice(last + 1));
  return {
    isList: false,
    isBlock: isWhole,
    areLines,
    from,
    to,
    endsWithComma: follows(last),
    ...(home && { line: lineAt(text, home.offset) }),
    ...(end !== undefined && {
      // Where it stands after the cut.
      behind: lineAt(text, end) - (to - from) - (areLines ? 1 : 0),
      hasCommaBehind: follows(end),
      isLast: /^\s*,?\s*\]/.test(text.slice(end + 1)),
    }),
    ...(hasComma !== (edit.content === ',') && { comma: lineAt(text, edit.offset - 1), hasComma }),
  };
}

/** A second list behind the first one, where every bracket has its end. */
export function secondList(
  { text, balance, previous, beforePrevious }: SyntaxState,
  token: Token,
): Fault | undefined {
  const closing = previous?.kind === ',' ? beforePrevious : previous;
  const isWhole = closing?.kind === ']' && balance['{'] === 0 && balance['['] === 0;
  const last = text.slice(0, closing?.offset).trimEnd().at(-1);
  const rest = text.slice(token.offset + 1).trimStart();
  const isAlike =
    (last === '"' && rest.startsWith('"')) || (last === '}' && /^\{(?!\s*"type"\s*:)/.test(rest));
  return isWhole && isAlike ? faultAt(token, 'nested-part', { isList: true }) : undefined;
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
