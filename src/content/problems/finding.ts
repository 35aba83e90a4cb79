import { lineAt } from '../places/lines';
import { locate, type Part } from '../places/locate';
import type { WrittenDocument } from '../places/written-document';
import type { ProblemCode, ProblemDetails } from './catalogue';
import { problemIn } from './create-problem';
import type { Problem } from './problem';

/** A problem whose line and column are not worked out yet: that needs the text of its document. */
export interface Finding {
  file: string;
  /** The problem at its place in the text. */
  in: (document: WrittenDocument) => Problem;
}

/** The line in which a value begins, or ends, in the document that has the problem, for its words. */
export type LineOf = (pointer: string, edge?: 'end') => number;

/** The problem `code` at a value of a document that is not at hand; its details may need lines of the same document, or what is marked in it. */
export function findingIn<Code extends ProblemCode>(
  { path }: { path: string },
  pointer: string,
  part: Part,
  code: Code,
  details: ProblemDetails<Code> | ((lineOf: LineOf, marked: () => string) => ProblemDetails<Code>),
): Finding {
  const placedIn = (document: WrittenDocument): Problem => {
    const lineOf: LineOf = (other, edge) => {
      const { offset, length } = locate(document, other, 'value');
      return lineAt(document.text, edge === 'end' ? offset + length - 1 : offset);
    };
    const marked = (): string => {
      const { offset, length } = locate(document, pointer, part);
      return document.text.slice(offset, offset + length);
    };
    const known = typeof details === 'function' ? details(lineOf, marked) : details;
    return problemIn(document, pointer, part, code, known);
  };
  return { file: path, in: placedIn };
}

/** Works out the places of what was found, in the same order. Every document is opened once. */
export function placed(
  found: readonly (Finding | Problem)[],
  open: (path: string) => WrittenDocument,
): Problem[] {
  const byFile = new Map<string, Finding[]>();
  for (const one of found.filter(isFinding)) {
    const findings = byFile.get(one.file) ?? [];
    findings.push(one);
    byFile.set(one.file, findings);
  }
  const problems = new Map<Finding | Problem, Problem>();
  for (const [file, findings] of byFile) {
    const document = open(file);
    for (const one of findings) problems.set(one, one.in(document));
  }
  return found.flatMap((one) => (isFinding(one) ? (problems.get(one) ?? []) : one));
}

function isFinding(one: Finding | Problem): one is Finding {
  return 'in' in one;
}
