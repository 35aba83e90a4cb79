import { faultAt, type Fault } from './fault';
import type { SyntaxState } from './syntax-state';

/** A number, and behind it one word that says what it counts, or of how many it is. */
const counted =
  /^(-?\d+(?:\.\d+)?)(?:\s?\/\s?\d{1,3}|[^\S\r\n]+(?:out of \d{1,3}|\p{L}[\p{L}.]{0,20}))(?=\s*(?:[,}\]]|\r?\n|$))/u;
/** More letters than such a number has. */
const longest = 60;

/** `"rating": 5 stars`: a value that would be a number without its last words. */
export function countedNumber({ text, previous, beforePrevious }: SyntaxState): Fault | undefined {
  if (previous?.kind !== 'literal' || beforePrevious?.kind !== ':') return undefined;
  const { offset } = previous;
  const [written, number] = counted.exec(text.slice(offset, offset + longest)) ?? [];
  return written === undefined || number === undefined
    ? undefined
    : faultAt({ offset, length: written.length }, 'bad-number', { text: written, number });
}
