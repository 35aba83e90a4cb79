import { allMigrations } from '../migrations/all-migrations';
import type { ParsedDocument } from '../parse/parse-document';
import { rangeAt } from '../places/lines';
import { problemAt } from '../problems/create-problem';
import type { Problem } from '../problems/problem';
import type { DocumentKind } from '../source/document-kind';

/** What a document holds in the form of an older version: one problem for each migration that would change it. */
export function outdated(document: ParsedDocument, kind: DocumentKind): Problem[] {
  // The places of a repaired text are not those that an edit of its author's text would have.
  if (document.readAs) return [];
  return allMigrations.flatMap(({ to: version, about, edits }) => {
    const fix = edits(document, kind).toSorted((one, other) => one.offset - other.offset);
    const [first] = fix;
    if (!first) return [];
    const { offset, length } = first;
    const details = { version, about, times: fix.length };
    return [{ ...problemAt(document, { offset, length }, '', 'old-format', details), fix }];
  });
}

/** The problems without those of what a migration would write anew: that is reported by itself. */
export function withoutOutdated(
  { text }: ParsedDocument,
  problems: readonly Problem[],
  old: readonly Problem[],
): Problem[] {
  const edits = old.flatMap(({ fix = [] }) => fix);
  const places = new Set(edits.map(({ offset, length }) => placeOf(rangeAt(text, offset, length))));
  return problems.filter((problem) => !places.has(placeOf(problem)));
}

function placeOf({ line, column }: { line: number; column: number }): string {
  return `${line}:${column}`;
}
