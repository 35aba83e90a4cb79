import type { ReportedProblem } from './format-text';

/** A problem, and where else the same stands: the lines of its own file first, then those of others by their shown names. */
export interface Told {
  problem: ReportedProblem;
  alsoIn: ReadonlyMap<string, readonly number[]>;
}

/** So many that are the same but for their place are each told. */
const fewest = 3;

/** The problems as a person reads them: three or more with the same words are told once, with the places of all. */
export function together(problems: readonly ReportedProblem[]): Told[] {
  const groups = new Map<string, ReportedProblem[]>();
  for (const problem of problems) {
    const { code, message, hint } = problem;
    const key = [code, message, hint].join('\n');
    const group = groups.get(key) ?? [];
    group.push(problem);
    groups.set(key, group);
  }
  return [...groups.values()].flatMap(asTold).toSorted(byOrderIn(problems));
}

function asTold(group: readonly ReportedProblem[]): Told[] {
  const [problem, ...others] = group;
  if (!problem || group.length < fewest)
    return group.map((one) => ({ problem: one, alsoIn: new Map<string, number[]>() }));
  const alsoIn = new Map<string, number[]>();
  for (const { shownFile, line } of others) {
    const lines = alsoIn.get(shownFile) ?? [];
    lines.push(line);
    alsoIn.set(shownFile, lines);
  }
  return [{ problem, alsoIn }];
}

function byOrderIn(problems: readonly ReportedProblem[]): (one: Told, other: Told) => number {
  const order = new Map(problems.map((problem, at) => [problem, at]));
  return (one, other) => (order.get(one.problem) ?? 0) - (order.get(other.problem) ?? 0);
}
