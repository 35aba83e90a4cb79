import type { Edit } from 'jsonc-parser';
import { lineAt } from '../places/lines';
import type { CutPart } from '../problems/nested-words';
import { endOf } from './end-of';
import { listBefore } from './list-before';
import type { SyntaxState } from './syntax-state';
import type { Token } from './tokens';

/** A block opens with its type. */
export function isBlock(text: string, start: number): boolean {
  return /^\{\s*"type"\s*:/.test(text.slice(start, start + 200));
}

/** The entry of the outermost list in which a place is: of a page that is a block. */
export function entryAround({ brackets }: SyntaxState): Token | undefined {
  const { innermost } = brackets;
  const all = innermost ? [innermost, ...brackets.around(innermost)].toReversed() : [];
  return all[all.findIndex(({ kind }) => kind === '[') + 1 || all.length];
}

/** The most blocks that were pasted behind each other. */
const mostParts = 10;

/** The end of a part, and of the blocks that follow it there. */
export function endOfParts(text: string, start: number): number | undefined {
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

/** Where a part stands, into what it was pasted, and where it belongs. */
export function partAt(state: SyntaxState, innermost: Token, start: number): CutPart {
  const { text } = state;
  const isWhole = isBlock(text, start);
  const isOfPage = text.trimStart().startsWith('{');
  const around = isOfPage ? entryAround(state) : undefined;
  const home = isWhole ? around : innermost;
  const last = endOfParts(text, start) ?? start;
  const [from, to] = [lineAt(text, start), lineAt(text, last)];
  const isFirst = text.slice(text.lastIndexOf('\n', start) + 1, start).trim() === '';
  const areLines = isFirst && /^[^\S\n]*,?[^\S\n]*(?:\n|$)/.test(text.slice(last + 1));
  const isBehind = (line: number): number => line - (to - from) - (areLines ? 1 : 0);
  return {
    isList: false,
    isBlock: isWhole,
    areLines,
    from,
    to,
    endsWithComma: follows(text, last),
    ...(home && { line: lineAt(text, home.offset) }),
    ...(home && newPlace(state, home, start, isBehind)),
  };
}

/** Behind the entry of a list into which it was pasted, or else into a list that stands above it there. */
function newPlace(
  { text, brackets }: SyntaxState,
  home: Token,
  start: number,
  afterCut: (line: number) => number,
): Partial<CutPart> {
  const end = endOf(text, home.offset)?.offset;
  const isEntry = brackets.around(home)[0]?.kind === '[';
  const list = isEntry ? undefined : listBefore(text, home.offset, start);
  if (!isEntry) return list ? { list } : {};
  if (end === undefined) return {};
  const isLast = /^\s*,?\s*\]/.test(text.slice(end + 1));
  return { behind: afterCut(lineAt(text, end)), hasCommaBehind: follows(text, end), isLast };
}

function follows(text: string, offset: number): boolean {
  return /^\s*,/.test(text.slice(offset + 1));
}
