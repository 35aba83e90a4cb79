import { count } from '../../src/content/problems/wording';
import { printable } from '../files/printable';
import type { ReportedProblem } from './format-text';

/** So many examples are shown one by one. */
const fewest = 4;

/** The examples that are still there, a line a file, where they are many; the other problems are left. */
export function groupedExamples(problems: readonly ReportedProblem[]): {
  others: ReportedProblem[];
  text?: string;
} {
  const examples = problems.filter(({ code }) => code === 'sample-content');
  if (examples.length < fewest) return { others: [...problems] };
  const first = new Map<string, ReportedProblem[]>();
  for (const one of examples) first.set(one.shownFile, [...(first.get(one.shownFile) ?? []), one]);
  const rows = [...first].map(([file, all]) => {
    const place = printable(`${file}:${all[0]?.line ?? 1}`);
    return `  ${place}  ${all.length === 1 ? '1 example' : `the first of ${all.length} examples`}`;
  });
  const text = [
    `error ${count(examples.length, 'example is', 'examples are')} still there, in ${count(first.size, 'file', 'files')}, and may not go live:`,
    ...rows,
    '  → npm run samples lists each with its words. Replace them by your own, then take the marks out: npm run samples -- --clear FILE',
    '',
  ].join('\n');
  return { others: problems.filter(({ code }) => code !== 'sample-content'), text };
}
