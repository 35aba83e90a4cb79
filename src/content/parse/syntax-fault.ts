import { applyEdits } from 'jsonc-parser';
import { balanceOf, Brackets } from './brackets';
import { brokenToken } from './broken-token';
import { embedCode } from './embed-code';
import { entryLine } from './entry-line';
import { faultAt, type Fault } from './fault';
import { countedNumber } from './counted-number';
import { doubledQuotes } from './doubled-quotes';
import { fits, next } from './grammar';
import { misplacedToken } from './misplaced-token';
import { lineOfWords } from './line-of-words';
import { looseTexts } from './loose-texts';
import { lostBeginning } from './lost-beginning';
import { nameInText } from './name-in-text';
import { namedQuotes } from './named-quotes';
import { nestedPart } from './nested-part';
import { noteLine } from './note-line';
import { ownFile } from './own-file';
import { pastedLines } from './pasted-lines';
import { pastedText } from './pasted-text';
import { phoneNumber } from './phone-number';
import { quotedInside } from './quoted-inside';
import { quotedMail } from './quoted-mail';
import type { ReadTo } from './reads-on';
import { repairOf } from './repair/repair-of';
import { straySign } from './stray-sign';
import { swappedEnds } from './swapped-ends';
import type { SyntaxState } from './syntax-state';
import { textInPieces } from './text-in-pieces';
import { typedNote } from './typed-note';
import { tokens, type Token } from './tokens';
import { wordsOfLines } from './words-of-lines';

/** A fault, and how far a text had been read when it was found. */
export interface FoundFault {
  fault: Fault;
  /** The token that could not be taken; none where the text is empty. */
  at?: { state: SyntaxState; token: Token };
}

/**
 * What a fault may come from: more is known of it than what stands in the wrong place.
 * @param mendedTo how far the text is right when the fault is mended as it was found.
 */
type Cause = (state: SyntaxState, token: Token, readTo: ReadTo, mendedTo: () => number) => Fault | undefined;

/** In the order in which they are tried. */
const causes: readonly Cause[] = [
  embedCode,
  phoneNumber,
  countedNumber,
  ownFile,
  quotedMail,
  textInPieces,
  pastedLines,
  wordsOfLines,
  lineOfWords,
  entryLine,
  namedQuotes,
  typedNote,
  nameInText,
  (state, _, readTo) => looseTexts(state, readTo),
  straySign,
  doubledQuotes,
  quotedInside,
  noteLine,
  swappedEnds,
  lostBeginning,
  nestedPart,
  pastedText,
];

/** The first mistake in a text, as an author would see it; undefined when the text is JSON. */
export function syntaxFault(text: string): FoundFault | undefined {
  const found = faultIn(text);
  if (!found?.at) return found;
  const { state, token } = found.at;
  const readTo: ReadTo = (other) => faultIn(other)?.at?.token.offset;
  for (const cause of causes) {
    const fault = cause(state, token, readTo, () => mendedTo(found, readTo));
    if (fault) return { ...found, fault };
  }
  return found;
}

/** How far a text is right when its first fault is mended: an offset in it as it is, before which nothing else is wrong. */
function mendedTo(found: FoundFault, readTo: ReadTo): number {
  const { edits } = repairOf(found) ?? {};
  if (!edits || !found.at) return -1;
  const end = readTo(applyEdits(found.at.state.text, edits));
  return end === undefined
    ? Infinity
    : edits.reduce((at, { length, content }) => at + length - content.length, end);
}

function faultIn(text: string): FoundFault | undefined {
  if (text.trim() === '') return { fault: faultAt({ offset: 0, length: 0 }, 'empty-file', {}) };
  const state: SyntaxState = {
    text,
    expected: 'value',
    brackets: new Brackets(text),
    balance: balanceOf(text),
    previous: undefined,
    beforePrevious: undefined,
  };
  for (const token of tokens(text)) {
    const fault =
      brokenToken(state, token) ?? (mayStand(state, token) ? undefined : misplacedToken(state, token));
    if (fault) return { fault, at: { state, token } };
    advance(state, token);
  }
  return undefined;
}

function mayStand({ expected, brackets }: SyntaxState, { kind }: Token): boolean {
  return fits(expected, brackets.innermost?.kind, kind);
}

function advance(state: SyntaxState, token: Token): void {
  const { brackets } = state;
  brackets.take(token);
  state.expected = next(state.expected, brackets.innermost?.kind, token.kind);
  state.beforePrevious = state.previous;
  state.previous = token;
}
