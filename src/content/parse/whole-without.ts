import { isAligned } from './brackets';
import { isSound } from './is-sound';

/** A stretch of a text: where it begins and where it ends. */
export type Stretch = readonly [start: number, end: number];

/**
 * Whether a text is as it should be without a stretch: JSON, with no value pulled up from another line. Reading it takes
 * long, so its brackets are counted first: no text of JSON goes over the end of a line, so that each line counts by itself.
 */
export function wholeWithout(text: string): (stretch: Stretch) => boolean {
  const lines = text.split('\n');
  const open = [0];
  const starts = [0];
  for (const line of lines) {
    open.push((open.at(-1) ?? 0) + opened(line));
    starts.push((starts.at(-1) ?? 0) + line.length + 1);
  }
  const lineOf = (offset: number): number => lastNotAbove(starts, offset);
  const openWithout = ([start, end]: Stretch): number => {
    const [first, last] = [lineOf(start), lineOf(end)];
    const joined = text.slice(starts[first], start) + text.slice(end, (starts[last + 1] ?? 0) - 1);
    return (open[first] ?? 0) + opened(joined) + (open.at(-1) ?? 0) - (open[last + 1] ?? 0);
  };
  return ([start, end]) => {
    if (openWithout([start, end]) !== 0) return false;
    const rest = text.slice(0, start) + text.slice(end);
    const isPulledUp = /:\s*$/.test(text.slice(0, start)) && /^[^\S\n]*\r?\n/.test(text.slice(end));
    return !isPulledUp && isSound(rest) && isAligned(rest);
  };
}

/** How many brackets more are opened than closed in a line, outside of its texts. */
function opened(line: string): number {
  let count = 0;
  for (const [sign] of line.replaceAll(/"(?:[^"\\]|\\.)*"/g, '').matchAll(/[{[\]}]/g))
    count += sign === '{' || sign === '[' ? 1 : -1;
  return count;
}

/** The place of the last number in a rising list that is not above another one. */
function lastNotAbove(rising: readonly number[], most: number): number {
  let [low, high] = [0, rising.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((rising[middle] ?? 0) <= most) low = middle;
    else high = middle - 1;
  }
  return low;
}
