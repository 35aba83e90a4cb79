import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { CheckedSite } from '../../src/content/check-site';
import { byPlace } from '../../src/content/problems/without-consequences';
import type { Problem } from '../../src/content/problems/problem';
import { releaseProblems } from '../../src/content/rules/samples/release';
import { advisedFor, saidOf } from '../files/same-pages';
import { UsageError } from '../files/usage-error';
import type { CheckArguments } from './arguments';
import { withCheckedPages } from './check-pages';
import { formatGithub } from './format-github';
import { formatJson } from './format-json';
import { formatSarif } from './format-sarif';
import { formatText, type ReportedProblem } from './format-text';

/** The text of a check and its exit code: 0 clean, 1 problems. */
export interface CheckReport {
  output: string;
  exitCode: 0 | 1;
}

/** Checks the folder that the arguments name. */
export async function runCheck(args: CheckArguments, colour: boolean): Promise<CheckReport> {
  const start = performance.now();
  const report = (checked: CheckedSite): CheckReport => {
    const all = allProblems(checked, args);
    const problems = inFiles(all, args);
    const pages = checked.site.routesOfFiles.size;
    const hasErrors = problems.some(({ severity }) => severity === 'error');
    const text = output(args, problems, pages, performance.now() - start, colour);
    const elsewhere = args.format === 'text' ? elsewhereNote(all.length - problems.length) : '';
    return { output: text + elsewhere, exitCode: hasErrors ? 1 : 0 };
  };
  return withCheckedPages(args.pages, report, (line) => console.error(line));
}

/** The problems as their reader knows the files. */
export function withTexts({ problems, site }: CheckedSite, pages: string): ReportedProblem[] {
  const textOf = keepingOne(site.textOf);
  return problems.map((problem) => ({
    ...problem,
    message: saidOf(problem.message, pages),
    hint: saidOf(advisedFor(problem.hint, pages), pages),
    shownFile: shownPath(join(resolve(pages), problem.file)),
    get text() {
      return textOf(problem.file);
    },
  }));
}

/** Remembers the last answer: problems stand file by file, and the texts of all files would fill the memory. */
function keepingOne(read: (file: string) => string): (file: string) => string {
  let [last, text] = ['', ''];
  return (file) => {
    if (file !== last) [last, text] = [file, read(file)];
    return text;
  };
}

function allProblems(checked: CheckedSite, { pages, release }: CheckArguments): ReportedProblem[] {
  const problems = release
    ? [...checked.problems, ...checked.placed(releaseProblems(checked.site))]
        .toSorted(byPlace)
        .map(forRelease)
    : checked.problems;
  return withTexts({ ...checked, problems }, pages);
}

/** Words of a template may wait while somebody writes, and not any longer. */
function forRelease(problem: Problem): Problem {
  return problem.code === 'left-over-words' ? { ...problem, severity: 'error' } : problem;
}

/** Whoever asks about some files should not take the whole site for clean. */
function elsewhereNote(hidden: number): string {
  return hidden === 0 ? '' : `${hidden} more in files that were not named.\n`;
}

function inFiles(all: ReportedProblem[], args: CheckArguments): ReportedProblem[] {
  const isNamed = namedIn(args);
  return all.filter(({ file }) => isNamed(file));
}

/** Whether a document, by its path below the pages folder, is one that was named, or lies in a folder that was; any, when none was. */
export function namedIn({ pages, files }: CheckArguments): (file: string) => boolean {
  if (files.length === 0) return () => true;
  const wanted = files.map((file) => wantedPath(file, pages));
  return (file) => {
    const shown = shownPath(join(resolve(pages), file));
    return wanted.some((path) => shown === path || shown.startsWith(`${path}/`));
  };
}

/** A file or a folder, as problems name it; outside the pages there could be none, which would look like success. */
function wantedPath(file: string, pages: string): string {
  if (!existsSync(file))
    throw new UsageError(`There is no file "${file}". Options follow --: npm run check -- --format json`);
  const path = resolve(file);
  const isInside = path === resolve(pages) || path.startsWith(resolve(pages) + sep);
  if (!isInside) throw new UsageError(`"${file}" is not a document: it is outside the folder "${pages}".`);
  return shownPath(path);
}

function shownPath(path: string): string {
  return relative(process.cwd(), path).replaceAll('\\', '/');
}

function output(
  args: CheckArguments,
  problems: ReportedProblem[],
  pages: number,
  duration: number,
  colour: boolean,
): string {
  if (args.format === 'json') return formatJson(problems, pages, duration);
  if (args.format === 'sarif') return formatSarif(problems);
  return args.format === 'github' ? formatGithub(problems) : formatText(problems, pages, colour, args.pages);
}
