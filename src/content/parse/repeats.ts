/** A stretch of a text that is the same as one above it: both offsets, and their length. */
export interface Repeat {
  first: number;
  second: number;
  length: number;
}

interface Line {
  offset: number;
  words: string;
}

/** The most lines of the same words that are looked at, and how long a line is of which one is enough. */
const [mostSame, fewestLetters] = [20, 12];

/** The stretches of a text, of whole lines at least, that stand in it twice and do not overlap; the longest first. */
export function repeats(text: string): Repeat[] {
  const lines = [...text.matchAll(/[^\n]+/g)].map(({ 0: line, index }): Line => ({
    offset: index,
    words: line.trimEnd(),
  }));
  const start = (at: number): number => lines[at]?.offset ?? 0;
  const end = (at: number): number => start(at) + (lines[at]?.words.length ?? 0);
  return runs(lines)
    .map(({ first, second, length }) => grown(text, start(first), start(second), end(second + length - 1)))
    .toSorted((one, other) => other.length - one.length);
}

/** Lines that stand below each other twice, by their numbers from 0. */
function runs(lines: readonly Line[]): Repeat[] {
  const seen = new Map<string, number[]>();
  const found: Repeat[] = [];
  const isSame = (one: number, other: number): boolean => lines[one]?.words === lines[other]?.words;
  for (const [second, { words }] of lines.entries()) {
    const above = seen.get(words) ?? [];
    for (const first of above) {
      if (first > 0 && isSame(first - 1, second - 1)) continue;
      const most = Math.min(second - first, lines.length - second);
      let length = 1;
      while (length < most && isSame(first + length, second + length)) length += 1;
      if (length > 1 || words.length >= fewestLetters) found.push({ first, second, length });
    }
    if (above.length < mostSame) seen.set(words, [...above, second]);
  }
  return found;
}

/** With what is the same before and behind it, in lines that are the same in part. */
function grown(text: string, first: number, second: number, end: number): Repeat {
  const away = second - first;
  let [start, stop] = [second, end];
  const isSame = (at: number): boolean => at < text.length && text[at] === text[at - away];
  while (start > away && stop - start < away && isSame(start - 1)) start -= 1;
  while (stop - start < away && isSame(stop)) stop += 1;
  return { first: start - away, second: start, length: stop - start };
}
