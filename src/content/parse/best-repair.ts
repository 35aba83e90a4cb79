import { closingBrackets, openingBrackets } from './brackets';
import { notes } from './notes';
import { punctuation } from './punctuation';
import { repeated } from './repeated';
import { signs } from './signs';
import { stretches } from './stretches';
import { texts } from './texts';
import { quotes } from './quotes';
import type { Candidate, Proposer, Trouble } from './candidate';
import { lineStart } from './edits';
import { outcomeOf, tokenAt, type Outcome, type Reading } from './reading';

const proposers: readonly Proposer[] = [
  punctuation,
  closingBrackets,
  openingBrackets,
  stretches,
  texts,
  quotes,
  signs,
  notes,
  repeated,
];

/** How much less likely a repair is: for each thing that is odd then, and for each line between it and the mistake. */
const [perMisfit, perLine, mostForLines] = [1.5, 0.04, 1];
/** How much where another repair comes further. */
const lessFar = 3.5;

/** A repair, how far the text is right with it, and how much of that is odd. */
interface Tried extends Outcome {
  one: Candidate;
  cost: number;
}

/**
 * Of all that may have been meant at the first mistake, what makes the text whole, or whole as far as the next mistake;
 * of several such what leaves the text most like other documents and changes least. Undefined where nothing does.
 */
export function bestRepair(reading: Reading, lineOf: Trouble['lineOf']): Candidate | undefined {
  const trouble = troubleIn(reading, lineOf);
  if (!trouble) return undefined;
  if (trouble.token.fault === 'escape') return [...signs(trouble)].toSorted(byCost)[0];
  const candidates = proposers.flatMap((proposer) => [...proposer(trouble)]);
  const useful = candidates.map((one) => tried(trouble, one)).filter(({ end }) => end > trouble.token.offset);
  const furthest = Math.max(...useful.map(({ end }) => end));
  const far = furthest === Infinity ? Infinity : lineStart(reading.text, furthest);
  const isFar = ({ end }: Tried): boolean => end >= far;
  const usual = Math.min(...useful.filter(isFar).map(({ misfits }) => misfits));
  const rank = (one: Tried): number =>
    isFar(one)
      ? one.cost + perMisfit * (one.misfits - usual)
      : one.cost + perMisfit * Math.max(0, one.misfits - reading.last.misfits) + lessFar;
  const [best] = useful.toSorted((one, other) => rank(one) - rank(other));
  const isOdd = best !== undefined && isFar(best) && best.misfits > usual && best.one.kind === 'fix';
  // Something about it is odd that would not be with another repair.
  return isOdd ? { ...best.one, kind: 'skip' } : best?.one;
}

function byCost(one: Candidate, other: Candidate): number {
  return one.cost - other.cost;
}

function troubleIn(reading: Reading, lineOf: Trouble['lineOf']): Trouble | undefined {
  const { failed: at, tokens, last: state } = reading;
  const token = at === undefined ? undefined : tokens[at];
  if (at === undefined || !token) return undefined;
  return {
    ...reading,
    at,
    token,
    state,
    previous: tokenAt(reading, at - 1),
    before: tokenAt(reading, at - 2),
    lineOf,
  };
}

function tried(trouble: Trouble, one: Candidate): Tried {
  const lines = Math.abs(trouble.lineOf(trouble.token.offset) - trouble.lineOf(one.fault.span.offset));
  const cost = one.cost + Math.min(mostForLines, lines * perLine);
  return { one, cost, ...outcomeOf(trouble, one.edits) };
}
