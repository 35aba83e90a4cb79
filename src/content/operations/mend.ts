import type { Edit } from 'jsonc-parser';
import { originOf } from '../places/origin';
import type { Span } from '../places/span';
import type { Problem } from '../problems/problem';
import type { Source } from '../source/source';
import { changedSource, changeOf, type ChangeEdit, type SiteChange } from './site-change';

/** What is mended of a document: edits of its own text, and the steps by which its text came about. */
interface Mended {
  edits: readonly ChangeEdit[];
  steps: readonly (readonly Edit[])[];
}

/** A mistake can hide another one, which is told when the first is gone. */
const rounds = 5;

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
  let mended: ReadonlyMap<string, Mended> = new Map();
  for (let round = 0; round < rounds; round += 1) {
    const problems = problemsOf(changedSource(source, changeTo(mended)));
    const next = afterRound(mended, problems.filter(isWanted));
    if (next === mended) break;
    mended = next;
  }
  return changeTo(mended);
}

function changeTo(mended: ReadonlyMap<string, Mended>): SiteChange {
  return changeOf({ edits: new Map([...mended].map(([file, { edits }]) => [file, edits])) });
}

/** The same, when nothing more can be mended. */
function afterRound(
  mended: ReadonlyMap<string, Mended>,
  problems: readonly Problem[],
): ReadonlyMap<string, Mended> {
  const files = new Set(problems.map(({ file }) => file));
  const changed = [...files].flatMap((file) => {
    const before = mended.get(file) ?? { edits: [], steps: [] };
    const own = problems.filter((problem) => problem.file === file);
    const edits = editsFor(own, before);
    return edits.length > 0 ? [[file, withStep(before, edits)] as const] : [];
  });
  return changed.length > 0 ? new Map([...mended, ...changed]) : mended;
}

/** The fixes that stand apart, from each other and from what was mended before. */
function editsFor(problems: readonly Problem[], { edits, steps }: Mended): Edit[] {
  const taken: Edit[] = [];
  const mayTake = (edit: Edit): boolean => {
    const written = originOf(steps, edit);
    return written.length === edit.length && isApart(written, edits) && isApart(edit, taken);
  };
  for (const { fix = [] } of problems) if (fix.every(mayTake)) taken.push(...fix);
  return taken;
}

/** Whether a stretch overlaps no other; of two that are empty at one place it would not be known which comes first. */
function isApart({ offset, length }: Span, others: readonly Span[]): boolean {
  return others.every((other) => {
    const isBeside = offset + length <= other.offset || other.offset + other.length <= offset;
    return isBeside && (length + other.length > 0 || offset !== other.offset);
  });
}

function withStep({ edits, steps }: Mended, taken: readonly Edit[]): Mended {
  const written = taken.map((edit): ChangeEdit => ({
    ...originOf(steps, edit),
    content: edit.content,
    kind: 'mistake',
  }));
  return { edits: [...edits, ...written], steps: [...steps, taken] };
}
