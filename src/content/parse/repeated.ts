import type { Span } from '../places/span';
import { candidate, faultAt, type Candidate, type Trouble } from './candidate';
import { between, endOf, lineEnd, removed } from './edits';

/** Letters: so much is no chance, and of longer texts it would take too long to find what stands twice. */
const [fewest, longest] = [100, 400_000];

/** What stands in a text already, further up or below: it was pasted a second time. */
export function* repeated(trouble: Trouble): Generator<Candidate> {
  const { text } = trouble;
  if (text.length > longest) return;
  for (const { start, end, away } of repeats(text)) {
    yield pasted(trouble, between(start, end), away);
    yield pasted(trouble, between(start - away, end - away), -away);
  }
}

/** A stretch that stands so far above it too. */
interface Repeat {
  start: number;
  end: number;
  away: number;
}

/** The most stretches that are looked at, and letters of a line of which one is enough. */
const [most, fewestOfLine] = [5, 12];

/** The longest stretches that stand twice in a text. */
function repeats(text: string): Repeat[] {
  const seen = new Map<string, number>();
  const found: Repeat[] = [];
  for (let start = 0; start < text.length; start = lineEnd(text, start) + 1) {
    const words = text.slice(start, lineEnd(text, start)).trim();
    const last = found.at(-1);
    const first = seen.get(words);
    if (words.length >= fewestOfLine) seen.set(words, start);
    const isKnown = last && start < last.end && first !== undefined && start - first === last.away;
    if (first !== undefined && !isKnown) found.push(grown(text, start, start - first));
  }
  return found
    .filter(({ start, end }) => end - start >= fewest)
    .toSorted((one, other) => other.end - other.start - (one.end - one.start))
    .slice(0, most);
}

function grown(text: string, anchor: number, away: number): Repeat {
  let [start, end] = [anchor, anchor];
  const isSame = (at: number): boolean => at - away >= 0 && at < text.length && text[at] === text[at - away];
  while (isSame(end)) end += 1;
  while (isSame(start - 1)) start -= 1;
  return { start, end, away };
}

function pasted({ text, lineOf }: Trouble, stretch: Span, away: number): Candidate {
  const written = text.slice(stretch.offset, endOf(stretch));
  const from = stretch.offset + written.search(/\S/);
  const [begin = ''] = written.trimStart().split('\n');
  const to = stretch.offset + written.trimEnd().length;
  const lines = { first: lineOf(from), last: lineOf(to), other: lineOf(from - away) };
  const span = { offset: from, length: Math.max(1, begin.trimEnd().length) };
  return candidate(1.3, 'fix', faultAt(span, 'pasted-twice', lines), removed(stretch));
}
