import { type Edit, applyEdits } from 'jsonc-parser';
import { decode } from '../parse/decode';
import type { Span } from '../places/span';
import type { Problem } from '../problems/problem';
import { contentOf, type Source } from '../source/source';
import { changedSource, changeOf, type ChangeEdit, type SiteChange } from './site-change';

/** A mistake can hide another one, which is told when the first is gone. */
const rounds = 5;

/** What is mended of documents, by their paths. */
type Mended = ReadonlyMap<string, EditedText>;

/**
 * Mends what is certain in a site, and nothing else.
 * @param problemsOf checks the site as it was and as it would be.
 * @param isWanted whether a problem is one of those that shall be mended.
 */
export function mend(
  source: Source,
  problemsOf: (source: Source) => readonly Problem[],
  isWanted: (problem: Problem) => boolean,
): SiteChange {
  let mended: Mended = new Map();
  for (let round = 0; round < rounds; round += 1) {
    const problems = problemsOf(changedSource(source, changeTo(mended)));
    const next = afterRound(source, mended, problems.filter(isWanted));
    if (next === mended) break;
    mended = next;
  }
  return changeTo(mended);
}

function changeTo(mended: Mended): SiteChange {
  const edits = [...mended].map(
    ([file, one]) => [file, one.edits.map((edit): ChangeEdit => ({ ...edit, kind: 'mistake' }))] as const,
  );
  return changeOf({ edits: new Map(edits) });
}

/** The same, when nothing more can be mended. */
function afterRound(source: Source, mended: Mended, problems: readonly Problem[]): Mended {
  const files = new Set(problems.map(({ file }) => file));
  const changed = [...files].flatMap((file) => {
    const edits = editsFor(problems.filter((problem) => problem.file === file));
    if (edits.length === 0) return [];
    const before = mended.get(file) ?? { edits: [], text: textOf(source, file) };
    return [[file, lastFirst(edits).reduce(withEdit, before)] as const];
  });
  return changed.length > 0 ? new Map([...mended, ...changed]) : mended;
}

function textOf({ documents }: Source, file: string): string {
  const document = documents.find(({ path }) => path === file);
  return document ? decode(contentOf(document)).text : '';
}

/** So each stands in the text where it says, while those behind it are done. */
function lastFirst(edits: readonly Edit[]): Edit[] {
  return edits.toReversed().toSorted((one, other) => other.offset - one.offset || other.length - one.length);
}

/** The fixes that stand apart from each other. */
function editsFor(problems: readonly Problem[]): Edit[] {
  const taken: Edit[] = [];
  for (const { fix = [] } of problems) if (fix.every((edit) => isApart(edit, taken))) taken.push(...fix);
  return taken;
}

/** Whether a stretch overlaps no other; of two that are empty at one place it would not be known which comes first. */
function isApart({ offset, length }: Span, others: readonly Span[]): boolean {
  return others.every((other) => {
    const isBeside = offset + length <= other.offset || other.offset + other.length <= offset;
    return isBeside && (length + other.length > 0 || offset !== other.offset);
  });
}

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
