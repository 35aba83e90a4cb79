import { settingsPath } from '../source/document-kind';
import { syntaxProblems } from './catalogue-syntax';
import type { Problem } from './problem';

/**
 * Problems without those that come from another one: in a line that is no JSON yet all else, and what is written as in
 * an older version where its document, or the settings, say that it is. The line for the editor can wait while a document
 * has mistakes, of which it may only be a part: a file in the wrong folder. What a value says does not matter while it
 * has not the form that it must have. An entry whose link leads to another page than its words name is no twin of that
 * page's own, and a number with a wrong digit is not another one.
 */
export function withoutEchoes(problems: readonly Problem[]): Problem[] {
  const broken = new Set(problems.filter(isSyntax).map(placeOf));
  const old = new Set(problems.filter(({ code }) => code === 'old-version').map(({ file }) => file));
  const wrong = new Set(problems.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  const places = (wanted: Problem['code']): Set<string> =>
    new Set(problems.flatMap(({ code, file, pointer }) => (code === wanted ? `${file}${pointer}` : [])));
  const [misshapen, misnamed, near] = [places('wrong-format'), places('wrong-label'), places('near-phone')];
  const isTold = ({ code, file, pointer }: Problem): boolean =>
    (code === 'old-format' && (old.has(file) || old.has(settingsPath))) ||
    (code === 'wrong-schema-path' && wrong.has(file)) ||
    (code === 'duplicate-entry' && misnamed.has(`${file}${pointer}`)) ||
    (code === 'wrong-label' && near.has(`${file}${pointer}`)) ||
    ((code === 'missing-lang' || code === 'far-date') && misshapen.has(`${file}${pointer}`));
  return problems.filter(
    (problem) => isSyntax(problem) || !(broken.has(placeOf(problem)) || isTold(problem)),
  );
}

function isSyntax({ code }: Problem): boolean {
  return Object.hasOwn(syntaxProblems, code);
}

function placeOf({ file, line }: Problem): string {
  return `${file}:${line}`;
}
