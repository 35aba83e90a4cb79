import { escapedCommands } from '../files/printable';
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
  }));
  const report = { problems: shown, pages, durationMs: Math.round(durationMs) };
  return `${escapedCommands(JSON.stringify(report, null, 2))}\n`;
}
