import { type Edit, applyEdits } from 'jsonc-parser';
import type { Span } from './span';

/** How a text was changed, step by step: the edits of each step are of the text before it. */
export type Rewriting = readonly (readonly Edit[])[];

/** Where a stretch of a rewritten text stands in the text as it was at first. */
export function originOf(rewriting: Rewriting, { offset, length }: Span): Span {
  let [start, end] = [offset, offset + length];
  for (const edits of rewriting.toReversed()) {
    const sorted = edits.toSorted((one, other) => one.offset - other.offset);
    start = before(sorted, start, 'start');
    end = Math.max(start, before(sorted, end, 'end'));
  }
  return { offset: start, length: end - start };
}

/** An offset as it was before some edits; within what they wrote, as near as can be. */
function before(sorted: readonly Edit[], offset: number, bound: 'start' | 'end'): number {
  let shift = 0;
  for (const edit of sorted) {
    const start = edit.offset + shift;
    if (offset < start || (bound === 'end' && offset === start)) break;
    if (offset < start + edit.content.length)
      return edit.offset + (bound === 'start' ? Math.min(offset - start, edit.length) : edit.length);
    shift += edit.content.length - edit.length;
  }
  return offset - shift;
}

/** Where an offset is after some edits. */
export function after(edits: readonly Edit[], offset: number): number {
  const shifts = edits.map((edit) => (edit.offset < offset ? edit.content.length - edit.length : 0));
  return offset + shifts.reduce((sum, shift) => sum + shift, 0);
}

/** The edits of a text that change it as several steps do, one after the other. */
export function flattened(text: string, rewriting: Rewriting): Edit[] {
  let edits: Edit[] = [];
  for (const step of rewriting) edits = joined(text, edits, step);
  return edits;
}

/** What two steps change, as one: where they touch each other, what stands there afterwards is written whole. */
function joined(text: string, first: readonly Edit[], second: readonly Edit[]): Edit[] {
  const between = applyEdits(text, [...first]);
  const written = writtenBy(first);
  return clustersOf([...written, ...second]).map(({ offset, length }) => {
    const isWithin = (span: Span): boolean =>
      span.offset >= offset && span.offset + span.length <= offset + length;
    const own = second.filter(isWithin).map((edit) => ({ ...edit, offset: edit.offset - offset }));
    const grown = (spans: readonly (Span & { growth: number })[]): number =>
      spans.reduce((sum, { growth }) => sum + growth, 0);
    return {
      offset: offset - grown(written.filter((span) => span.offset + span.length < offset)),
      length: length - grown(written.filter(isWithin)),
      content: applyEdits(between.slice(offset, offset + length), own),
    };
  });
}

/** Where the texts of edits stand once they are written, and by how much each is longer than what it replaced. */
function writtenBy(edits: readonly Edit[]): (Span & { growth: number })[] {
  let shift = 0;
  return edits
    .toSorted((one, other) => one.offset - other.offset)
    .map(({ offset, length, content }) => {
      const span = { offset: offset + shift, length: content.length, growth: content.length - length };
      shift += span.growth;
      return span;
    });
}

/** Stretches that overlap or touch each other, as one each. */
function clustersOf(spans: readonly Span[]): Span[] {
  const clusters: Span[] = [];
  for (const { offset, length } of spans.toSorted((one, other) => one.offset - other.offset)) {
    const last = clusters.at(-1);
    if (last && offset <= last.offset + last.length)
      last.length = Math.max(last.length, offset + length - last.offset);
    else clusters.push({ offset, length });
  }
  return clusters;
}
