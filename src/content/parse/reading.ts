import { applyEdits, type Edit } from 'jsonc-parser';
import { beginning, step, type State } from './state';
import { lineEnd, lineStart } from './edits';
import { tokensOf, type Token } from './tokens';

/** A text that was read as far as it is JSON. */
export interface Reading {
  text: string;
  tokens: readonly Token[];
  /** Of the states before its tokens each sixty-fourth: long texts have millions. */
  kept: readonly State[];
  /** The state behind the last token that was read. */
  last: State;
  /** The first tokens at which the text is not as documents are. */
  odd: readonly number[];
  /** The first token that cannot stand where it stands; undefined where the text is JSON. */
  failed: number | undefined;
}

/** How many tokens lie between states that are kept, and the most odd ones that are. */
const [interval, mostOdd] = [64, 8];

/** Reads a text up to its first mistake. */
export function readingOf(text: string): Reading {
  const tokens = tokensOf(text);
  const [kept, odd]: [State[], number[]] = [[], []];
  let last = beginning;
  for (const [at, token] of tokens.entries()) {
    if (at % interval === 0) kept.push(last);
    const state = step(last, token);
    if (!state) return { text, tokens, kept, odd, last, failed: at };
    if (state.misfits > last.misfits && odd.length < mostOdd) odd.push(at);
    last = state;
  }
  return { text, tokens, kept, odd, last, failed: undefined };
}

/** The state before a token; undefined where it was not reached. */
export function stateAt({ tokens, kept, failed = tokens.length }: Reading, at: number): State | undefined {
  if (at < 0 || at > failed) return undefined;
  let state = kept[Math.floor(at / interval)];
  for (let one = at - (at % interval); one < at; one += 1) {
    const token = tokens[one];
    state = state && token && step(state, token);
  }
  return state;
}

/** What becomes of a text with some edits. */
export interface Outcome {
  /** The offset of the next mistake, in the text without the edits; Infinity where there is none. */
  end: number;
  misfits: number;
}

/** The most tokens that are read behind an edit, and letters of its line around it. */
const [lookahead, mostOfLine] = [30_000, 10_000];

/** Reads on with some edits, of which the first is not behind the mistake. */
export function outcomeOf(reading: Reading, edits: readonly Edit[]): Outcome {
  const { first, begin, last, end } = pieceAround(reading, edits);
  const own = edits.map((edit) => ({ ...edit, offset: edit.offset - begin }));
  const piece = tokensOf(applyEdits(reading.text.slice(begin, end), own)).slice(0, -1);
  let state = stateAt(reading, first);
  let misfits = state?.misfits ?? 0;
  for (const token of piece) {
    // The lines of a piece are none of those around it.
    state = state && step(state, { ...token, line: -2 - token.line });
    if (!state) return { end: offsetBefore(edits, begin + token.offset), misfits };
    ({ misfits } = state);
  }
  for (const token of reading.tokens.slice(last, last + lookahead)) {
    state = state && step(state, token);
    if (!state) return { end: token.offset, misfits };
    ({ misfits } = state);
  }
  return { end: Infinity, misfits };
}

/** A stretch of a text around some edits, and which tokens are the first in it and the first behind it. */
interface Piece {
  first: number;
  begin: number;
  last: number;
  end: number;
}

/** An edit may change what every sign up to the end of its line means; of very long lines a part has to do. */
function pieceAround({ text, tokens, failed = 0 }: Reading, edits: readonly Edit[]): Piece {
  const from = Math.min(...edits.map(({ offset }) => offset));
  const to = Math.max(...edits.map(({ offset, length }) => offset + length));
  const start = lineStart(text, from);
  const isFar = from - start > mostOfLine;
  const first = isFar ? firstFrom(tokens, from - mostOfLine) - 1 : firstFrom(tokens, start);
  const known = Math.max(0, Math.min(failed, first));
  const last = firstFrom(tokens, Math.min(lineEnd(text, to), to + mostOfLine));
  const { offset = 0, length = 0 } = tokens[last - 1] ?? {};
  return {
    first: known,
    begin: Math.min(tokens[known]?.offset ?? 0, isFar ? from : start),
    last,
    end: Math.max(to, offset + length),
  };
}

/** Where an offset of an edited text was without the edits. */
function offsetBefore(edits: readonly Edit[], offset: number): number {
  return edits
    .toSorted((one, other) => one.offset - other.offset)
    .reduce(
      (at, edit) => (edit.offset < at ? Math.max(edit.offset, at - edit.content.length + edit.length) : at),
      offset,
    );
}

/** The first token that does not begin before an offset. */
export function firstFrom(tokens: readonly Token[], offset: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.offset ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What is written at a token. */
export function textAt({ text }: Reading, { offset, length }: Pick<Token, 'offset' | 'length'>): string {
  return text.slice(offset, offset + length);
}

/** What stands before the first token of a text and behind its last one. */
const nothing = {
  kind: 'end',
  length: 0,
  fault: undefined,
  line: -1,
  indent: 0,
  isFirst: false,
  written: '',
} as const;

/** A token by its number. */
export function tokenAt({ text, tokens }: Reading, at: number): Token {
  return tokens[at] ?? { ...nothing, offset: at < 0 ? 0 : text.length };
}

/** The token behind or before some other, but for a comma that stands between. */
export function beyondComma(reading: Reading, at: number, way: 1 | -1): number {
  return tokenAt(reading, at).kind === ',' ? at + way : at;
}
