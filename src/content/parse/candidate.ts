import type { Edit } from 'jsonc-parser';
import type { Span } from '../places/span';
import type { catalogue, ProblemDetails } from '../problems/catalogue';
import { lineEnd } from './edits';
import type { Reading } from './reading';
import type { State } from './state';
import type { Token } from './tokens';

/** The kinds of mistakes for which a text is not JSON. */
export type FaultCode =
  | keyof typeof import('../problems/catalogue-syntax').syntaxProblems
  | Extract<keyof typeof catalogue, 'empty-file'>;

/** A mistake for which a text is not JSON (RFC 8259), at the stretch of the text that has to change. */
export type Fault = {
  [Code in FaultCode]: { code: Code; span: Span; details: ProblemDetails<Code> };
}[FaultCode];

/** A fault of the kind `code`. */
export function faultAt<Code extends FaultCode>(
  { offset, length }: Span,
  code: Code,
  details: ProblemDetails<Code>,
): Fault {
  // TypeScript does not see that the three belong together.
  return { code, span: { offset, length }, details } as Fault;
}

/** A way in which a text may have been broken, and what makes it whole. */
export interface Candidate {
  fault: Fault;
  edits: readonly Edit[];
  /**
   * `fix`: this is what the author meant, beyond doubt. `skip`: the rest is what the author meant, but what is passed
   * over has to be looked at by a person. `guess`: of the value nothing more is known. `lost`: what stood here is gone,
   * so that the text cannot be read on.
   */
  kind: 'fix' | 'skip' | 'guess' | 'lost';
  /** How unlikely such a mistake is: 1 for one sign that is missing, more for what changes more. */
  cost: number;
}

/** The place of a mistake in a text that is read. */
export interface Trouble extends Reading {
  /** Which token cannot stand where it stands, it, and the two before it. */
  at: number;
  token: Token;
  previous: Token;
  before: Token;
  state: State;
  /** The line of an offset, as the author counts them. */
  lineOf: (offset: number) => number;
}

/** A kind of mistakes: what of them there may be at a place. */
export type Generator = (trouble: Trouble) => Iterable<Candidate>;

export function candidate(
  cost: number,
  kind: Candidate['kind'],
  fault: Fault,
  ...edits: readonly Edit[]
): Candidate {
  return { cost, kind, fault, edits };
}

/** The most letters of a line that are looked at. */
const longestLine = 3000;

/** The text from an offset to the end of its line. */
export function restOfLine(text: string, offset: number): string {
  return text.slice(offset, Math.min(lineEnd(text, offset), offset + longestLine)).trimEnd();
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
export function beyondComma(reading: Reading, at: number, step: 1 | -1): number {
  return tokenAt(reading, at).kind === ',' ? at + step : at;
}

/** Whether a token begins a value. */
export function isValue({ kind }: Token): boolean {
  return kind === 'text' || kind === 'literal' || kind === '{' || kind === '[';
}

/** Which token closes the bracket that one opens, whatever kinds they are of; the token itself where it opens none. */
export function closingOf(tokens: readonly Token[], opening: number): number | undefined {
  let depth = 0;
  for (let at = opening; at < Math.min(tokens.length, opening + 20_000); at += 1) {
    const kind = tokens[at]?.kind;
    if (kind === '{' || kind === '[') depth += 1;
    if (kind === '}' || kind === ']') depth -= 1;
    if (depth === 0) return at;
  }
  return undefined;
}

/** Whether a token closes something. */
export function isClosing({ kind }: Token): boolean {
  return kind === '}' || kind === ']';
}

/** Whether a token opens something. */
export function isOpening({ kind }: Token): boolean {
  return kind === '{' || kind === '[';
}

/** The token that cannot stand where it stands, what is right before it, and those where the text begins to look odd. */
export function suspects({ at, odd }: Trouble): number[] {
  return [...new Set([at, at - 1, at - 2, at - 3, ...odd])].filter((one) => one >= 0);
}
