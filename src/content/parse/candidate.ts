import type { Edit } from 'jsonc-parser';
import type { Span } from '../places/span';
import type { catalogue, ProblemDetails } from '../problems/catalogue';
import type { State } from './state';
import type { Reading } from './reading';
import type { Token } from './tokens';

/** The kinds of mistakes for which a text is not JSON. */
type FaultCode =
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
  /** The number of the token that cannot stand where it stands. */
  at: number;
  /** That token. */
  token: Token;
  /** The one before it, and the one before that. */
  previous: Token;
  before: Token;
  state: State;
  /** The line of an offset, as the author counts them. */
  lineOf: (offset: number) => number;
}

/** Proposes repairs of one kind of mistake at a place. */
export type Proposer = (trouble: Trouble) => Iterable<Candidate>;

export function candidate(
  cost: number,
  kind: Candidate['kind'],
  fault: Fault,
  ...edits: readonly Edit[]
): Candidate {
  return { cost, kind, fault, edits };
}

/** The token that cannot stand where it stands, what is right before it, and those where the text begins to look odd. */
export function suspects({ at, odd }: Trouble): number[] {
  return [...new Set([at, at - 1, at - 2, at - 3, ...odd])].filter((one) => one >= 0);
}
