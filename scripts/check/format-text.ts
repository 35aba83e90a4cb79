import { styleText } from 'node:util';
import type { Problem } from '../../src/content/problems/problem';

type Style = Parameters<typeof styleText>[0];

/** A problem with its document's text and the path that the reader knows it by. */
export interface ReportedProblem extends Problem {
  /** The path from the current folder. */
  shownFile: string;
  text: string;
}

/** Problems for a person: where, what, the lines around it with the culprit underlined, and what to do. */
export function formatText(problems: ReportedProblem[], pages: number, colour: boolean): string {
  const paint = (style: Style, text: string): string =>
    colour ? styleText(style, text, { validateStream: false }) : text;
  return [...problems.map((problem) => one(problem, paint)), `${summary(problems, pages, paint)}\n`].join(
    '\n',
  );
}

type Paint = (style: Style, text: string) => string;

function one(problem: ReportedProblem, paint: Paint): string {
  const tone = problem.severity === 'error' ? 'red' : 'yellow';
  const place = `${problem.shownFile}:${problem.line}:${problem.column}`;
  const lines = [
    `${paint(tone, problem.severity)} ${paint('bold', place)} ${paint('dim', problem.code)}`,
    `  ${problem.message}`,
    ...frame(problem, paint, tone),
    `  ${paint('cyan', '→')} ${problem.hint}`,
  ];
  return `${lines.join('\n')}\n`;
}

/** Longer lines are cut around the culprit. */
const width = 100;

function frame(
  { text, line, column, endLine, endColumn }: ReportedProblem,
  paint: Paint,
  tone: Style,
): string[] {
  const all = text.split(/\r\n|\n|\r/);
  const culprit = all[line - 1];
  if (text === '' || culprit === undefined) return [];
  const gutter = String(line + 1).length;
  const from = Math.max(0, column - 1 - width / 2);
  const shown = (content: string): string => content.slice(from, from + width).replaceAll('\t', ' ');
  const end = endLine === line ? endColumn : culprit.length + 1;
  const length = Math.max(1, Math.min(end - column, width - (column - 1 - from)));
  const row = (number: number): string[] => {
    const content = all[number - 1];
    if (content === undefined) return [];
    const mark = number === line ? '>' : ' ';
    return [`  ${mark} ${paint('dim', `${String(number).padStart(gutter)} |`)} ${shown(content)}`.trimEnd()];
  };
  const underline = `    ${' '.repeat(gutter)} ${paint('dim', '|')} ${' '.repeat(column - 1 - from)}${paint(tone, '^'.repeat(length))}`;
  return [...row(line - 1), ...row(line), underline, ...row(line + 1)];
}

function summary(problems: ReportedProblem[], pages: number, paint: Paint): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  if (problems.length === 0) return paint('green', `${pages} pages checked: no problem.`);
  const parts = [
    errors > 0 && `${errors} ${errors === 1 ? 'problem' : 'problems'}`,
    warnings > 0 && `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`,
  ];
  return paint(errors > 0 ? 'red' : 'yellow', `${pages} pages checked: ${parts.filter(Boolean).join(', ')}.`);
}
