import { settingsPath } from '../source/document-kind';
import type { ProblemCode } from './catalogue';
import { syntaxProblems } from './catalogue-syntax';
import type { Problem } from './problem';

/** By its code what is not reported of a value of which one of the others is reported. */
const consequences: Partial<Record<ProblemCode, readonly ProblemCode[]>> = {
  // What a value says does not matter while it has not the form that it must have.
  'missing-lang': ['value-not-allowed', 'wrong-format'],
  'control-character': [
    'bad-address',
    'file-address',
    'garbled-letters',
    'local-address',
    'missing-image',
    'unsafe-url',
    'value-not-allowed',
    'wrong-format',
  ],
  'duplicate-entry': ['wrong-label'],
  'far-date': ['wrong-format'],
  'raw-address': ['wrong-format', 'plain-formatting'],
  'renamed-page': ['bad-file-name', 'duplicate-url', 'wrong-format'],
  'text-too-long': ['joined-keywords'],
  'unfinished-alt': ['left-over-words', 'missing-alt', 'text-too-short'],
  'vague-alt': ['missing-alt', 'text-too-short'],
  // What is wrong with an address says more than that it is.
  'wrong-format': ['bad-address', 'file-address', 'insecure-url', 'local-address', 'unsafe-url'],
  // A number with a wrong digit is not another one, and one that reaches nobody is reported as that.
  'wrong-label': ['near-phone', 'wrong-phone'],
};

/** What can wait while a document has mistakes, of which it may only be a part. */
const waiting: ReadonlySet<ProblemCode> = new Set(['wrong-schema-path', 'copied-words', 'own-link']);

/**
 * Problems without those that come from another one: in a line that is no JSON yet all else, and what is written as in
 * an older version where its document, or the settings, say that it is; its placeholders have other names. Some can wait while a document has mistakes, of
 * which they may only be a part: a file in the wrong folder. So can the count of a list whose file lies elsewhere.
 */
export function withoutConsequences(problems: readonly Problem[]): Problem[] {
  const broken = new Set(problems.filter(isSyntax).map(placeOf));
  const filesWith = (...codes: ProblemCode[]): ReadonlySet<string> =>
    new Set(problems.filter(({ code }) => codes.includes(code)).map(({ file }) => file));
  const old = filesWith('old-version');
  const outdated = filesWith('old-version', 'old-format');
  const wrong = new Set(problems.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  const reported = new Set(problems.map(({ code, file, pointer }) => `${code} ${file}${pointer}`));
  const misfiled = problems
    .filter(({ code }) => code === 'misfiled-document')
    .map(({ file }) => nameOf(file));
  const isConsequence = ({ code, file, pointer, message }: Problem): boolean =>
    (code === 'old-format' && (old.has(file) || old.has(settingsPath))) ||
    (code === 'unknown-token' && (outdated.has(file) || outdated.has(settingsPath))) ||
    (waiting.has(code) && wrong.has(file)) ||
    (code === 'unknown-token' && misfiled.some((name) => message.includes(`{count.${name}}`))) ||
    (consequences[code]?.some((other) => reported.has(`${other} ${file}${pointer}`)) ?? false);
  return problems.filter(
    (problem) => isSyntax(problem) || !(broken.has(placeOf(problem)) || isConsequence(problem)),
  );
}

/** `books` for `shared/books.json`. */
function nameOf(file: string): string {
  return file.replace(/^.*\/|\.json$/g, '');
}

function isSyntax({ code }: Problem): boolean {
  return Object.hasOwn(syntaxProblems, code);
}

function placeOf({ file, line }: Problem): string {
  return `${file}:${line}`;
}

/** Sorts problems by file, then by line and column. */
export function byPlace(one: Problem, other: Problem): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return one.line - other.line || one.column - other.column;
}
