import { rangeAt } from '../../src/content/places/lines';
import type { Range } from '../../src/content/places/span';
import { escapedCommands } from '../files/printable';
import { helpFor } from './help-for';
import type { ReportedProblem } from './format-text';

/** Problems for other programs; the fields are part of the contract. */
export function formatJson(problems: ReportedProblem[], pages: number, durationMs: number): string {
  const shown = problems.map((problem) => ({
    file: problem.shownFile,
    line: problem.line,
    column: problem.column,
    endLine: problem.endLine,
    endColumn: problem.endColumn,
    pointer: problem.pointer,
    code: problem.code,
    severity: problem.severity,
    message: problem.message,
    hint: problem.hint,
    help: helpFor(problem.code),
    ...(problem.fix && { fix: problem.fix.map((edit) => editIn(problem.text, edit)) }),
  }));
  const report = { problems: shown, pages, durationMs: Math.round(durationMs) };
  return `${escapedCommands(JSON.stringify(report, null, 2))}\n`;
}

type Fix = NonNullable<ReportedProblem['fix']>[number];

/** An edit with its place as problems have theirs. */
function editIn(text: string, { offset, length, content }: Fix): Range & { text: string } {
  return { ...rangeAt(text, offset, length), text: content };
}
