import { styleText } from 'node:util';
import type { Problem } from '../../src/content/problems/problem';
import { lineOf } from '../../src/content/places/lines';
import { pagesOption } from '../files/command-help';
import { aligned, printable } from '../files/printable';
import { forPages } from '../files/same-pages';
import { helpFor } from './help-for';
import { together, type Told } from './together';

type Style = Parameters<typeof styleText>[0];

/** A problem with its document's text and the path that the reader knows it by. */
export interface ReportedProblem extends Problem {
  /** The path from the current folder. */
  shownFile: string;
  text: string;
}

/**
 * Problems for a person: where, what, the lines around it with the culprit underlined, and what to do.
 * @param folder the pages folder as it was asked for.
 */
export function formatText(
  problems: ReportedProblem[],
  pages: number,
  colour: boolean,
  folder: string = pagesOption.default,
): string {
  const paint = (style: Style, text: string): string =>
    colour ? styleText(style, text, { validateStream: false }) : text;
  const blocks = together(problems).map((told) => one(told, paint));
  return [...blocks, `${summary(problems, pages, paint)}\n${offer(problems, folder)}`].join('\n');
}

type Paint = (style: Style, text: string) => string;

function one({ problem, alsoIn }: Told, paint: Paint): string {
  const tone = problem.severity === 'error' ? 'red' : 'yellow';
  const place = `${printable(problem.shownFile)}:${problem.line}:${problem.column}`;
  const lines = [
    `${paint(tone, problem.severity)} ${paint('bold', place)} ${paint('dim', problem.code)}`,
    `  ${printable(problem.message)}`,
    ...frame(problem, paint, tone),
    ...[...alsoIn].map(([file, all]) => `  ${sameIn(all, file === problem.shownFile ? '' : file)}`),
    `  ${paint('cyan', '→')} ${printable(problem.hint)}`,
    `    ${paint('dim', helpFor(problem.code))}`,
  ];
  return `${lines.join('\n')}\n`;
}

/** The most lines that are named. */
const mostLines = 12;

function sameIn(all: readonly number[], file: string): string {
  const lines = [...new Set(all)];
  const more = lines.length - mostLines;
  const named = lines.slice(0, mostLines).map(String);
  const places = inLines([...named, ...(more > 0 ? [`${more} more`] : [])]);
  return `The same in ${file === '' ? '' : `${printable(file)}, `}${places}.`;
}

function inLines(named: readonly string[]): string {
  if (named.length === 1) return `line ${named.join()}`;
  return `lines ${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
}

/** Longer lines are cut around the culprit. */
const width = 100;

function frame(problem: ReportedProblem, paint: Paint, tone: Style): string[] {
  const { text, line, column } = problem;
  const culprit = lineOf(text, line);
  if (text === '' || culprit === undefined) return [];
  const gutter = String(line + 1).length;
  const from =
    culprit.length <= width ? 0 : Math.max(0, Math.min(column - 1 - width / 2, culprit.length - width));
  const row = (number: number, start: number): string[] => {
    const content = lineOf(text, number);
    if (content === undefined) return [];
    const mark = number === line ? '>' : ' ';
    return [
      `  ${mark} ${paint('dim', `${String(number).padStart(gutter)} |`)} ${cut(content, start)}`.trimEnd(),
    ];
  };
  const underline = `    ${' '.repeat(gutter)} ${paint('dim', '|')} ${' '.repeat(column - 1 - from)}${paint(tone, marks(problem, culprit, from))}`;
  return [...row(line - 1, 0), ...row(line, from), underline, ...row(line + 1, 0)];
}

function cut(line: string, from: number): string {
  const shown = line.slice(from, from + width);
  const start = from > 0 ? `…${shown.slice(1)}` : shown;
  return aligned(line.length > from + width ? `${start.slice(0, -1)}…` : start);
}

/** The signs under the culprit, as far as its line is shown. */
function marks({ line, column, endLine, endColumn }: ReportedProblem, culprit: string, from: number): string {
  const end = endLine === line ? endColumn : culprit.length + 1;
  return '^'.repeat(Math.max(1, Math.min(end - column, width - (column - 1 - from))));
}

/** What the check can do itself. */
function offer(problems: ReportedProblem[], folder: string): string {
  const amount = problems.filter(({ fix }) => fix).length;
  if (amount === 0) return '';
  const which = amount < problems.length ? `${amount} of them` : amount === 1 ? 'This' : 'All of them';
  return `${which} can be fixed by: ${forPages('npm run check', folder, '--fix')}\n`;
}

function summary(problems: ReportedProblem[], pages: number, paint: Paint): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  if (problems.length === 0) return paint('green', `${pages} pages checked: no problem.`);
  const parts = [
    errors > 0 && `${errors} ${errors === 1 ? 'problem' : 'problems'}`,
    warnings > 0 && `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`,
  ];
  const found = `${parts.filter(Boolean).join(', ')}${examplesAmong(problems)}`;
  return paint(errors > 0 ? 'red' : 'yellow', `${pages} pages checked: ${found}.`);
}

/** How many of many problems are no mistakes, but what is left of the demonstration. */
function examplesAmong(problems: readonly ReportedProblem[]): string {
  const examples = problems.filter(({ code }) => code === 'sample-content').length;
  return examples < 2 ? '' : `; ${examples} of them are marks of examples`;
}
