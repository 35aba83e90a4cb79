import type { Edit } from 'jsonc-parser';
import { lineAt } from '../places/lines';
import { endOfParts, entryAround, isBlock, partAt, withoutPart } from './cut-part';
import { earlyClosing } from './early-bracket';
import { startOf } from './end-of';
import { faultAt, type Fault } from './fault';
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
  const part = partAt(state, innermost, start);
  return faultAt({ offset: start, length: 1 }, 'nested-part', {
    ...part,
    ...(previous === innermost && part.isBlock && headlessBlock(text, start)),
    ...commaBefore(text, start, edit),
  });
}

/** Where a block begins behind it that has lost its `{`: its type is the first of the names that follow. */
function headlessBlock(text: string, start: number): { headless: number } | undefined {
  const end = endOfParts(text, start) ?? start;
  const gap = /^\s*,?\s*(?="type"\s*:)/.exec(text.slice(end + 1))?.[0];
  return gap === undefined ? undefined : { headless: lineAt(text, end + 1 + gap.length) };
}

/** What becomes of the comma before it. */
function commaBefore(
  text: string,
  start: number,
  edit: Edit,
): { comma: number; hasComma: boolean } | undefined {
  const hasComma = text.slice(0, start).trimEnd().endsWith(',');
  return hasComma === (edit.content === ',') ? undefined : { comma: lineAt(text, edit.offset - 1), hasComma };
}

function mayBePart(state: SyntaxState, start: number): boolean {
  const { brackets, expected, previous, text } = state;
  // Right behind a bracket that is the wrong one, unless the names of its object follow.
  if (previous === brackets.innermost) return isBeforeName(text, start);
  if (isBlock(text, start) && entryAround(state)) return expected !== 'value';
  const isInObject = brackets.innermost?.kind === '{' && expected !== 'value' && !earlyClosing(state);
  const isBehind = previous?.kind === ',' || isBeforeEnd(text, start);
  return isInObject && (isBlock(text, start) || isBehind);
}

function isBeforeName(text: string, start: number): boolean {
  const end = endOfParts(text, start);
  return end !== undefined && /^\s*,?\s*"[\w$-]+"\s*:/.test(text.slice(end + 1));
}

/** Whether the object into which it was pasted ends right behind it. */
function isBeforeEnd(text: string, start: number): boolean {
  const end = endOfParts(text, start);
  return end !== undefined && /^\s*,?\s*\}/.test(text.slice(end + 1));
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
