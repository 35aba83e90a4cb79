import { printable } from '../files/printable';
import { helpFor } from './help-for';
import type { ReportedProblem } from './format-text';

/** Problems as annotations of a pull request (GitHub Actions workflow commands). */
export function formatGithub(problems: ReportedProblem[]): string {
  return problems.map((problem) => `${annotation(problem)}\n`).join('');
}

function annotation(problem: ReportedProblem): string {
  const place = {
    file: problem.shownFile,
    line: problem.line,
    col: problem.column,
    endLine: problem.endLine,
    endColumn: problem.endColumn,
  };
  const properties = Object.entries({ ...place, title: problem.code }).map(
    ([key, value]) => `${key}=${property(String(value))}`,
  );
  return `::${problem.severity} ${properties.join(',')}::${data(`${problem.message}\n${problem.hint}\n${helpFor(problem.code)}`)}`;
}

function data(text: string): string {
  return printable(text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'));
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
