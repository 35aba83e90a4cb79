import { applyEdits, type Edit } from 'jsonc-parser';
import type { Rewriting } from './origin';
import type { Span } from './span';

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
