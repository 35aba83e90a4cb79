import { applyEdits, type Edit } from 'jsonc-parser';

/** A text as edits made it out of an older one. */
export interface EditedText {
  /** Edits of the older text, in their order; none overlaps another one. */
  edits: readonly Edit[];
  text: string;
}

/** The text with one more edit, which becomes one with those that it touches. */
export function withEdit({ edits, text }: EditedText, next: Edit): EditedText {
  const all = placed(edits);
  const end = next.offset + next.length;
  const touched = all.filter(({ edit, start }) => start <= end && start + edit.content.length >= next.offset);
  const others = edits.filter((edit) => !touched.some((one) => one.edit === edit));
  const joint = jointOf(all, touched, text, next);
  const now = [...others, joint].toSorted(
    (one, other) => one.offset - other.offset || one.length - other.length,
  );
  return { edits: now, text: applyEdits(text, [next]) };
}

interface Placed {
  edit: Edit;
  /** Where it stands in the text as it is now. */
  start: number;
}

function placed(edits: readonly Edit[]): Placed[] {
  let shift = 0;
  return edits.map((edit) => {
    const start = edit.offset + shift;
    shift += edit.content.length - edit.length;
    return { edit, start };
  });
}

/** An edit of the older text that does what the touched ones and the next one do. */
function jointOf(all: readonly Placed[], touched: readonly Placed[], text: string, next: Edit): Edit {
  const [first, last] = [touched[0], touched.at(-1)];
  const end = next.offset + next.length;
  const from = Math.min(next.offset, first?.start ?? next.offset);
  const to = Math.max(end, last ? last.start + last.edit.content.length : end);
  const offset = first && from === first.start ? first.edit.offset : olderOf(all, from);
  const isLast = last !== undefined && to === last.start + last.edit.content.length;
  const olderEnd = isLast ? last.edit.offset + last.edit.length : olderOf(all, to);
  const content = text.slice(from, next.offset) + next.content + text.slice(end, to);
  return { offset, length: olderEnd - offset, content };
}

/** Where an offset that no edit touches was in the older text. */
function olderOf(all: readonly Placed[], offset: number): number {
  const before = all.filter(({ edit, start }) => start + edit.content.length < offset);
  return before.reduce((at, { edit }) => at - edit.content.length + edit.length, offset);
}
