import { lineAt } from '../places/lines';
import { originOf, type Rewriting } from '../places/origin';
import { problemAt } from '../problems/create-problem';
import type { Problem } from '../problems/problem';
import type { Fault } from './fault';
import type { Repair } from './repair/repair';

/** A text that is read in the place of a document's own. */
export interface ReadText {
  document: { path: string; text: string };
  text: string;
  rewriting: Rewriting;
}

/** A fault as a problem of the document itself, with its mending where that is certain. */
export function toldFault(reading: ReadText, fault: Fault, repair: Repair | undefined): Problem {
  const { document, rewriting } = reading;
  const span = originOf(rewriting, fault.span);
  const problem = problemAt(document, span, '', fault.code, inLinesOf(reading, fault.details));
  const edits = repair?.kind === 'fix' ? repair.edits : undefined;
  const fix = edits?.map((edit) => ({ ...originOf(rewriting, edit), content: edit.content }));
  return { ...problem, ...(fix && { fix }) };
}

/** What of a fault's details is a line. */
const lines = new Set(['line', 'from', 'to', 'behind', 'comma', 'firstLine', 'firstEnd']);

/** The lines that a fault names, as the author counts them. */
function inLinesOf({ document, text, rewriting }: ReadText, details: Fault['details']): Fault['details'] {
  const written = (line: number): number => {
    const offset = startOfLine(text, line);
    return lineAt(document.text, originOf(rewriting, { offset, length: 0 }).offset);
  };
  const changed = Object.entries(details).map(([name, value]: [string, unknown]) => [
    name,
    lines.has(name) && typeof value === 'number' ? written(value) : value,
  ]);
  return Object.fromEntries(changed) as Fault['details'];
}

function startOfLine(text: string, line: number): number {
  const breaks = [...text.matchAll(/\r\n|\n|\r/g)].map(({ 0: found, index }) => index + found.length);
  return breaks[line - 2] ?? 0;
}
