import type { Edit } from 'jsonc-parser';
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
