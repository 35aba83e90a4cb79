import type { Span } from '../places/span';
import { candidate, faultAt, type Candidate, type Trouble } from './candidate';
import { between, endOf, lineEnd, lineStart, removed } from './edits';

/** Letters: so much is no chance, and of longer texts it would take too long to find what stands twice. */
const [fewest, longest] = [100, 400_000];

/** What stands in a text already, further up or below: it was pasted a second time. */
export function* repeated(trouble: Trouble): Generator<Candidate> {
  const { text } = trouble;
  if (text.length > longest) return;
  const all = repeats(text);
  for (const { start, end, away } of all) {
    if (end - start >= away) yield pasted(trouble, between(start, start + away), away);
    yield pasted(trouble, between(start, end), away);
    yield pasted(trouble, between(start - away, end - away), -away);
    const lines = ofLines(text, start, end);
    if (lines.length >= fewest) yield pasted(trouble, lines, away);
  }
  // What was pasted into itself repeats what stands before it, and then what stands behind.
  for (const one of all)
    for (const other of all) {
      const isBehind = Math.abs(one.start + one.away - (other.start - other.away)) <= fewest;
      if (one !== other && isBehind)
        yield pasted(trouble, between(one.start, one.start + one.away + other.away), one.away);
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

/** Its whole lines. */
function ofLines(text: string, start: number, end: number): Span {
  const first = start === lineStart(text, start) ? start : lineEnd(text, start) + 1;
  return between(first, Math.max(first, lineStart(text, end)));
}

function pasted({ text, lineOf }: Trouble, stretch: Span, away: number): Candidate {
  const written = text.slice(stretch.offset, endOf(stretch));
  const from = stretch.offset + written.length - written.trimStart().length;
  const to = stretch.offset + written.trimEnd().length;
  const isLast = /^[^\S\n]*\r?(?:\n|$)/.test(text.slice(to, to + 200));
  const areLines = isLast && text.slice(lineStart(text, from), from).trim() === '';
  const [begin = ''] = written.trimStart().split('\n');
  const fault = faultAt({ offset: from, length: Math.max(1, begin.trimEnd().length) }, 'pasted-twice', {
    first: lineOf(from),
    last: lineOf(to),
    other: lineOf(from - away),
    ...(!areLines && { end: written.trimEnd().split('\n').at(-1)?.trim() ?? '' }),
  });
  return candidate(areLines ? 1.2 : 1.5, 'fix', fault, removed(stretch));
}
