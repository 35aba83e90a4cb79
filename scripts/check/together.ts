import type { ReportedProblem } from './format-text';

/** A problem, and the lines of its file in which the same stands, too. */
export interface Told {
  problem: ReportedProblem;
  alsoIn: readonly number[];
}

/** So many that are the same but for their place are each told. */
const fewest = 3;

/** The problems as a person reads them: three or more of a file with the same words are told once, with the lines of all. */
export function together(problems: readonly ReportedProblem[]): Told[] {
  const groups = new Map<string, ReportedProblem[]>();
  for (const problem of problems) {
    const { file, code, message, hint } = problem;
    const key = [file, code, message, hint].join('\n');
    const group = groups.get(key) ?? [];
    group.push(problem);
    groups.set(key, group);
  }
  return [...groups.values()].flatMap(asTold).toSorted(byOrderIn(problems));
}

function asTold(group: readonly ReportedProblem[]): Told[] {
  const [problem, ...others] = group;
  if (!problem || group.length < fewest) return group.map((one) => ({ problem: one, alsoIn: [] }));
  return [{ problem, alsoIn: others.map(({ line }) => line) }];
}

function byOrderIn(problems: readonly ReportedProblem[]): (one: Told, other: Told) => number {
  const order = new Map(problems.map((problem, at) => [problem, at]));
  return (one, other) => (order.get(one.problem) ?? 0) - (order.get(other.problem) ?? 0);
}
