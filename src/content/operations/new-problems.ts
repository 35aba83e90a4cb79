import type { CheckedSite } from '../check-site';
import type { Problem } from '../problems/problem';
import type { SiteChange } from './site-change';

/**
 * What is wrong after a change and was not before. Lines shift and names change, so problems are counted, of each kind
 * and each document: where there are more than before, those are reported that did not stand there word for word.
 */
export function newProblems(
  before: readonly Problem[],
  after: readonly Problem[],
  { moved }: SiteChange,
): Problem[] {
  const key = (file: string, code: string): string => `${code} ${file}`;
  const old = grouped(before, ({ file, code }) => key(moved.get(file) ?? file, code));
  const now = grouped(after, ({ file, code }) => key(file, code));
  return [...now].flatMap(([group, problems]) => {
    const known = old.get(group) ?? [];
    if (problems.length <= known.length) return [];
    const messages = new Set(known.map(({ message }) => message));
    const others = problems.filter(({ message }) => !messages.has(message));
    return others.length > 0 ? others : problems;
  });
}

function grouped(problems: readonly Problem[], keyOf: (one: Problem) => string): Map<string, Problem[]> {
  const groups = new Map<string, Problem[]>();
  for (const one of problems) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

/** The documents that a change edits though they are no JSON yet: where a mistake ends, only their author knows. */
export function brokenDocuments({ resolve }: CheckedSite, { edits }: SiteChange): string[] {
  return [...edits.keys()].filter((path) => resolve(path).document.readAs !== undefined);
}
