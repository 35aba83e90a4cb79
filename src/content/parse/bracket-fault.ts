import { faultAt, type Fault } from './fault';
import { indentAt } from './brackets';
import { openingOf, type Bracket } from './grammar';
import { lineAt } from '../places/lines';
import type { Span } from '../places/span';
import { type SyntaxState } from './syntax-state';
import type { Token } from './tokens';

/** A closing bracket that does not close the innermost one: the counts tell what is wrong, the indentation where. */
export function bracketFault(state: SyntaxState, token: Token): Fault {
  const { brackets, balance, text } = state;
  const own = openingOf(token.kind);
  const { innermost } = brackets;
  if (!own || balance[own] >= 0) return unclosedBracket(state, token);
  if (innermost && balance[innermost.kind as Bracket] > 0) {
    const details = {
      bracket: token.kind,
      opened: innermost.kind as Bracket,
      line: lineAt(text, innermost.offset),
    };
    return faultAt(token, 'wrong-bracket', details);
  }
  return surplusBracket(state, token);
}

/** A closing bracket that is one too many: the one that stands too far right, or else the last one. */
export function surplusBracket({ brackets, text }: SyntaxState, last: Token): Fault {
  const surplus = brackets.surplus?.kind === last.kind ? brackets.surplus : last;
  const hasComma = commaBehind(text, surplus) !== undefined;
  return faultAt(surplus, 'extra-bracket', { bracket: last.kind, ...(hasComma && { hasComma }) });
}

/** The comma behind a closing bracket that stands alone in its line, and that would stand twice, or before all entries, without the bracket. */
export function commaBehind(text: string, { offset, length }: Span): string | undefined {
  const isLeft = /[,[{]\s*$/.test(text.slice(0, offset));
  return isLeft ? /^\s*,/.exec(text.slice(offset + length))?.[0] : undefined;
}

/** What is still open at the end of a file: a bracket that the indentation tells of, or else all. */
export function atTheEnd(state: SyntaxState, token: Token): Fault {
  const { brackets, text } = state;
  const isTold = brackets.unclosed ?? (brackets.innermost && isDoubled(text, brackets.innermost));
  return isTold ? unclosedBracket(state, token) : unfinished(state);
}

/** Lists hold no lists, so of two brackets that open one right behind each other one is too much, whatever space is between. */
function isDoubled(text: string, { offset, kind }: Token): boolean {
  if (kind !== '[') return text[offset - 1] === kind || text[offset + 1] === kind;
  return (
    text.slice(0, offset).trimEnd().endsWith('[') ||
    text
      .slice(offset + 1)
      .trimStart()
      .startsWith('[')
  );
}

function isListInList({ text, brackets }: SyntaxState, opened: Token): boolean {
  const isEntry = text.slice(0, opened.offset).trimEnd().endsWith(',');
  return opened.kind === '[' && isEntry && brackets.around(opened)[0]?.kind === '[';
}

/** The end of a file in which something is still open, though nothing stands where it should not. */
export function unfinished({ text, brackets }: SyntaxState, isInText = false): Fault {
  const missing = brackets.missing;
  const end = text.trimEnd().length;
  const hasComma = !isInText && text[end - 1] === ',';
  return faultAt({ offset: end - 1, length: 1 }, 'unfinished-file', { missing, isInText, hasComma });
}

/** Whether a token begins its line, no further right than the line of the bracket that is open around it, which lacks its end. */
export function standsOutside(state: SyntaxState, token: Token): boolean {
  return stepsInside(state, token) <= 0;
}

/** The same of a closing bracket, which may stand below the line of the one that it closes. */
export function standsFurtherLeft(state: SyntaxState, token: Token): boolean {
  return stepsInside(state, token) < 0;
}

function stepsInside({ text, brackets, balance }: SyntaxState, token: Token): number {
  const opened = brackets.innermost;
  if (!opened || balance[opened.kind as Bracket] <= 0) return Infinity;
  const line = text.slice(text.lastIndexOf('\n', token.offset - 1) + 1, token.offset);
  return line.trim() === '' ? line.length - indentAt(text, opened.offset) : Infinity;
}

/** A bracket that is still open where it cannot be: its end is missing behind what is marked. */
export function unclosedBracket(state: SyntaxState, at: Token): Fault {
  const { text, previous, brackets, balance } = state;
  const suspect = brackets.unclosed;
  const opened = suspect && balance[suspect.kind as Bracket] > 0 ? suspect : brackets.innermost;
  if (!opened) return faultAt(at, 'extra-bracket', { bracket: at.kind });
  const below = Math.min(lineBelow(text, opened) ?? at.offset, at.offset);
  const around = alsoUnclosed(state, opened, below);
  const isEmpty = previous === opened && at.kind === opened.kind;
  const isTwice = isDoubled(text, opened) || isListInList(state, opened) || (isEmpty && around.length === 0);
  if (isTwice) return strayBracket(state, opened);
  const above = text.slice(opened.offset, below).replace(/[\s,]+$/, '');
  const end = opened.offset + above.length;
  const hasComma = /^\s*,/.test(text.slice(end));
  const details = {
    ...openedAt(text, opened),
    isTwice,
    around: around.map((one) => openedAt(text, one)),
    hasMore: !/^[\s,]*(?:[}\]]|$)/.test(text.slice(end)),
    hasComma,
    mayBeCut: hasComma || isEmpty || around.length > 0,
  };
  return faultAt({ offset: end - 1, length: 1 }, 'unclosed-bracket', details);
}

function openedAt(text: string, { kind, offset }: Token): { bracket: Bracket; line: number } {
  return { bracket: kind as Bracket, line: lineAt(text, offset) };
}

/** The brackets around one without an end that lack theirs too: the line below stands no further right than theirs, and does not close them. */
function alsoUnclosed({ text, brackets, balance }: SyntaxState, opened: Token, below: number): Token[] {
  const left = { ...balance, [opened.kind]: balance[opened.kind as Bracket] - 1 };
  const found: Token[] = [];
  for (const outer of brackets.around(opened)) {
    const kind = outer.kind as Bracket;
    const isOutside = indentAt(text, below) <= indentAt(text, outer.offset);
    if (!isOutside || openingOf(text[below] as Token['kind']) === kind || left[kind] <= 0) return found;
    left[kind] -= 1;
    found.push(outer);
  }
  return found;
}

/** A bracket that was typed twice or by mistake. */
export function strayBracket({ text, balance }: SyntaxState, opened: Token): Fault {
  const isSure = opened.kind === '[' && balance['['] === 1 && balance['{'] === 0;
  const details = {
    ...(isSure && { isSure }),
    ...openedAt(text, opened),
    isTwice: true,
    around: [],
    hasMore: false,
  };
  return faultAt(opened, 'unclosed-bracket', details);
}

/** Where the first line begins that is not indented more than the line of a bracket: there the bracket has ended. */
function lineBelow(text: string, { offset }: Token): number | undefined {
  const indent = indentAt(text, offset);
  const lines = text.slice(offset).matchAll(/\n([^\S\n]*)(?=\S)/g);
  for (const { 0: found, 1: space = '', index } of lines)
    if (space.length <= indent) return offset + index + found.length;
  return undefined;
}
