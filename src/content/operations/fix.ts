import type { Edit } from 'jsonc-parser';
import { decode } from '../parse/decode';
import { flattened } from '../places/origin';
import type { Span } from '../places/span';
import type { Problem } from '../problems/problem';
import { contentOf, type Source } from '../source/source';
import { changedSource, changeOf, type SiteChange } from './site-change';

/** A mistake can hide another one, which is reported when the first is gone. */
const rounds = 5;

/**
 * Fixes what is certain in a site, and nothing else.
 * @param problemsOf checks the site as it was and as it would be.
 * @param isWanted whether a problem is one of those that shall be fixed.
 */
export function fix(
  source: Source,
  problemsOf: (source: Source) => readonly Problem[],
  isWanted: (problem: Problem) => boolean,
): SiteChange {
  const steps = new Map<string, Edit[][]>();
  let now = source;
  for (let round = 0; round < rounds; round += 1) {
    const edits = fixesOf(problemsOf(now).filter(isWanted));
    if (edits.size === 0) break;
    for (const [file, own] of edits) steps.set(file, [...(steps.get(file) ?? []), own]);
    now = changedSource(now, changeOf({ edits: asMistakes(edits) }));
  }
  const all = [...steps].map(([file, own]) => [file, flattened(textOf(source, file), own)] as const);
  return changeOf({ edits: asMistakes(new Map(all)) });
}

/** The fixes of each document that stand apart from each other. */
function fixesOf(problems: readonly Problem[]): Map<string, Edit[]> {
  const edits = new Map<string, Edit[]>();
  for (const { file, fix: own = [] } of problems) {
    const taken = edits.get(file) ?? [];
    if (own.length > 0 && own.every((edit) => isApart(edit, taken))) edits.set(file, [...taken, ...own]);
  }
  return edits;
}

/** Whether a stretch overlaps no other; of two that are empty at one place it would not be known which comes first. */
function isApart({ offset, length }: Span, others: readonly Span[]): boolean {
  return others.every((other) => {
    const isBeside = offset + length <= other.offset || other.offset + other.length <= offset;
    return isBeside && (length + other.length > 0 || offset !== other.offset);
  });
}

function textOf({ documents }: Source, file: string): string {
  const document = documents.find(({ path }) => path === file);
  return document ? decode(contentOf(document)).text : '';
}

function asMistakes(edits: ReadonlyMap<string, readonly Edit[]>) {
  const kind = 'mistake' as const;
  return new Map([...edits].map(([file, own]) => [file, own.map((edit) => ({ ...edit, kind }))]));
}
