import { lineAt } from '../places/lines';
import { faultAt, type Fault, type FaultOf } from './fault';
import { fix, type Repair } from './repair/repair';
import { repeats, type Repeat } from './repeats';
import { wholeWithout, type Stretch } from './whole-without';

type IsWhole = ReturnType<typeof wholeWithout>;

/** Of longer texts it would take too long to try what can be taken away. */
const longest = 200_000;
/** Letters: so much before and behind may be the same by chance, and so much is no chance. */
const [near, fewest] = [80, 100];
/** The most stretches that are tried, and letters that are read for one of them. */
const [most, mostLetters] = [12, 10_000_000];

/**
 * Lines that stand in a text already, and without which it can be read: they were pasted a second time.
 * @param line where the first mistake stands: what begins there, and is much, was pasted over something.
 */
export function pastedTwice(text: string, line: number): { fault: Fault; repair?: Repair } | undefined {
  if (text.length > longest) return undefined;
  const all = repeats(text);
  const isWhole = wholeWithout(text);
  const inside = pastedLengths(all.filter(({ first, second, length }) => second - first - length <= near));
  for (const one of inside.slice(0, most)) {
    const found = pastedInside(text, one, isWhole);
    if (found) return told(text, found, one.behind === 0 ? found[0] - one.before : undefined);
  }
  const far = all.filter(({ length }) => length >= fewest).slice(0, most);
  for (const repeat of far) {
    const { first, second, length } = repeat;
    const found = pastedFar(text, { start: second, length }, isWhole);
    if (found)
      return isStray(text, found, isWhole) ? undefined : told(text, found, found[0] - second + first);
    const before = pastedFar(text, { start: first, length }, isWhole);
    if (before)
      return isStray(text, before, isWhole) ? undefined : told(text, before, before[0] - first + second);
  }
  return pastedOver(text, line, [
    ...inside.map(({ at, end }) => ({ start: at, length: end - at })),
    ...far.map(({ first, second, length }) => ({ start: second, length, above: first })),
  ]);
}

/** What begins where a mistake is, and is so long that it is no chance, though a text is not whole without it. */
function pastedOver(
  text: string,
  line: number,
  stretches: readonly { start: number; length: number; above?: number }[],
): { fault: Fault } | undefined {
  const found = stretches.find(({ start, length }) => {
    const from = text.slice(start).search(/\S/) + start;
    return length >= fewest * 2 && Math.abs(lineAt(text, from) - line) <= 1;
  });
  if (!found) return undefined;
  // It ends somewhere in a line by chance.
  const stop = text.lastIndexOf('\n', found.start + found.length);
  const end = stop > found.start + fewest ? stop : found.start + found.length;
  const { span, details } = told(text, [found.start, end], found.above).fault;
  return { fault: faultAt(span, 'pasted-twice', { ...details, isOver: true }) };
}

/** A stretch that was pasted into or beside itself: so much of it repeats what stands before it, the rest what stands behind. */
interface Pasted {
  at: number;
  before: number;
  behind: number;
  /** Where it ends if it was pasted over something. */
  end: number;
}

function pastedLengths(beside: readonly Repeat[]): Pasted[] {
  const away = ({ first, second }: Repeat): number => second - first;
  const alone = beside.map((one) => ({
    at: one.second,
    before: away(one),
    behind: 0,
    end: one.second + one.length,
  }));
  const pairs = beside.flatMap((one) =>
    beside
      .filter(({ first }) => Math.abs(first - one.second - away(one)) <= near)
      .map((other) => ({ at: one.second, before: away(one), behind: away(other), end: other.second })),
  );
  const length = ({ before, behind }: Pasted): number => before + behind;
  return [...pairs, ...alone]
    .filter((one) => length(one) >= fewest)
    .toSorted((one, other) => length(other) - length(one));
}

/** The place is known but for what is the same by chance. */
function pastedInside(text: string, { at, before, behind }: Pasted, isWhole: IsWhole): Stretch | undefined {
  const starts = Array.from({ length: near * 2 + 1 }, (_, shift) => at - near + shift);
  const found = starts
    .filter((start) => start >= before)
    .flatMap((start): Stretch[] => {
      const middle = start + before;
      const end = middle + behind;
      const isTwice =
        end <= text.length &&
        text.slice(start - before, start) === text.slice(start, middle) &&
        text.slice(middle, end) === text.slice(end, end + behind);
      return isTwice && isWhole([start, end]) ? [[start, end]] : [];
    });
  return found.find(([start]) => isLineStart(text, start)) ?? found[0];
}

function isLineStart(text: string, offset: number): boolean {
  return /(?:^|\n)[^\S\n]*$/.test(text.slice(0, offset));
}

/** What can be taken out of a repeated stretch, as much as can be. */
function pastedFar(
  text: string,
  { start: offset, length }: { start: number; length: number },
  isWhole: IsWhole,
): Stretch | undefined {
  const stretch = text.slice(offset, offset + length);
  let tries = Math.ceil(mostLetters / text.length);
  const ends = boundaries(stretch.slice(-near)).map((at) => Math.max(0, length - near) + at);
  for (const start of boundaries(stretch.slice(0, near)))
    for (const end of ends.toReversed())
      if (end - start >= fewest && tries-- > 0 && isWhole([offset + start, offset + end]))
        return [offset + start, offset + end];
  return undefined;
}

/** Whether a bracket at one end of a stretch is all that is too much: what stands beside it, and elsewhere once more, is meant. */
function isStray(text: string, [start, end]: Stretch, isWhole: IsWhole): boolean {
  const written = text.slice(start, end);
  const lead = /^\s*[{}[\]],?/.exec(written)?.[0].length ?? 0;
  const tail = /,?\s*[{}[\]]\s*$/.exec(written)?.[0].length ?? 0;
  return (lead > 0 && isWhole([start, start + lead])) || (tail > 0 && isWhole([end - tail, end]));
}

/** Where something begins or ends: at both ends of a text, a letter or two inside of it, and at each sign of JSON. */
function boundaries(text: string): number[] {
  const signs = [...text.matchAll(/["{}[\],:]|\n/g)].flatMap(({ index }) => [index, index + 1]);
  const edges = [0, 1, 2, 3].flatMap((at) => [at, text.length - at]);
  return [...new Set([...edges, ...signs])].filter((at) => at >= 0).toSorted((one, other) => one - other);
}

function told(
  text: string,
  [start, end]: Stretch,
  other: number | undefined,
): { fault: FaultOf<'pasted-twice'>; repair: Repair } {
  const written = text.slice(start, end);
  const gap = written.length - written.trimStart().length;
  const [from, to] = [start + gap, start + written.trimEnd().length];
  const areLines = isLineStart(text, from) && /^[^\S\n]*\r?(?:\n|$)/.test(text.slice(to));
  const lines = written.trim().split('\n');
  const [begin = '', last = ''] = [lines[0]?.trimEnd(), lines.at(-1)?.trim()];
  const fault = faultAt({ offset: from, length: begin.length }, 'pasted-twice', {
    first: lineAt(text, from),
    last: lineAt(text, to),
    ...(other !== undefined && { other: lineAt(text, other + gap) }),
    ...(!areLines && { end: last }),
  });
  const [offset, behind] = areLines ? wholeLines(text, from, to) : [start, end];
  return {
    fault: fault as FaultOf<'pasted-twice'>,
    repair: fix({ offset, length: behind - offset, content: '' }),
  };
}

function wholeLines(text: string, from: number, to: number): Stretch {
  const next = text.indexOf('\n', to) + 1;
  return [text.lastIndexOf('\n', from - 1) + 1, next === 0 ? text.length : next];
}
