import { syntaxProblems } from './catalogue-syntax';
import type { Problem } from './problem';

/** Problems without those in a line that is no JSON yet: what else seems wrong there may come from that alone. */
export function withoutEchoes(problems: readonly Problem[]): Problem[] {
  const broken = new Set(problems.filter(isSyntax).map(placeOf));
  return problems.filter((problem) => isSyntax(problem) || !broken.has(placeOf(problem)));
}

function isSyntax({ code }: Problem): boolean {
  return Object.hasOwn(syntaxProblems, code);
}

function placeOf({ file, line }: Problem): string {
  return `${file}:${line}`;
}
