import { getLocation, type Edit } from 'jsonc-parser';
import { allMigrations } from '../migrations/all-migrations';
import type { SiteInfo } from '../migrations/migration';
import type { ParsedDocument } from '../parse/parse-document';
import { rangeAt } from '../places/lines';
import { pointerAbove, step } from '../places/pointer';
import type { Range, Span } from '../places/span';
import { problemAt } from '../problems/create-problem';
import type { Problem } from '../problems/problem';
import type { DocumentKind } from '../source/document-kind';

/** What a document holds in the form of an older version: its problem, and the edits that would change it. */
export interface Outdated {
  problem: Problem;
  edits: readonly Edit[];
}

/** What a document holds in the form of an older version: one problem for each migration that would change it. */
export function outdated(document: ParsedDocument, kind: DocumentKind, site: SiteInfo): Outdated[] {
  // The places of a repaired text are not those that an edit of its author's text would have.
  if (document.readAs) return [];
  return allMigrations.flatMap(({ to: version, about, edits: editsOf, together }) => {
    const edits = editsOf(document, kind, site).toSorted((one, other) => one.offset - other.offset);
    const [first] = edits;
    if (!first) return [];
    const { offset, length } = withoutEdges(document.text, first);
    const details = { version, about, times: together ? 1 : edits.length, isFixable: !together };
    const problem = problemAt(document, { offset, length }, '', 'old-format', details);
    // What becomes several documents cannot be fixed in one.
    return [{ edits, problem: together ? problem : { ...problem, fix: edits } }];
  });
}

/** What is taken out begins with a comma, or with space. */
function withoutEdges(text: string, { offset, length }: Edit): Span {
  const marked = text.slice(offset, offset + length);
  const start = /^[\s,]*/.exec(marked)?.[0].length ?? 0;
  return { offset: offset + start, length: length - start };
}

/** The problems without those of what a migration would write anew: that is reported by itself. */
export function withoutOutdated(
  { text }: ParsedDocument,
  problems: readonly Problem[],
  old: readonly Outdated[],
): Problem[] {
  const edits = old.flatMap((one) => one.edits);
  const places = edits.map(({ offset, length }) => rangeAt(text, offset, length));
  const holders = new Set(edits.map(({ offset }) => holderAt(text, offset)));
  return problems.filter(
    (problem) =>
      !places.some((place) => isWithin(problem, place)) &&
      !(problem.code === 'missing-property' && holders.has(problem.pointer)),
  );
}

/** The object of which something is written at an offset. */
function holderAt(text: string, offset: number): string {
  return pointerAbove(getLocation(text, offset).path.reduce<string>(step, ''));
}

function isWithin(problem: Range, place: Range): boolean {
  const isBehind =
    problem.line > place.line || (problem.line === place.line && problem.column >= place.column);
  const { endLine: line, endColumn: column } = place;
  const isBefore = problem.line < line || (problem.line === line && problem.column < column);
  return isBehind && (isBefore || (problem.line === place.line && problem.column === place.column));
}
