import type { CheckedSite } from '../check-site';
import type { WrittenDocument } from '../places/written-document';
import { writtenText } from '../places/locate';
import { wordsEdit } from '../places/written-text';
import { linkPlaces, type Reference } from './references';
import type { ChangeEdit, EditKind } from './site-change';

/** Edits of documents by path. */
export type Edits = Map<string, ChangeEdit[]>;

/** Edits of all documents with references, each of which is opened once. */
export function editsOf(
  { resolve }: CheckedSite,
  references: readonly Reference[],
  edit: (reference: Reference, document: WrittenDocument) => ChangeEdit[],
): Edits {
  const edits: Edits = new Map();
  for (const file of new Set(references.map((one) => one.file))) {
    const { document } = resolve(file);
    const own = references.filter((one) => one.file === file).flatMap((one) => edit(one, document));
    if (own.length > 0) edits.set(file, own);
  }
  return edits;
}

/** Puts another name in each place of a link that names its page, or its block; all else of its address stays. */
export function linkEdits(
  reference: Reference,
  document: WrittenDocument,
  part: 'path' | 'anchor',
  name: string,
): ChangeEdit[] {
  const written = writtenText(document, reference.pointer);
  if (!written) return [];
  return linkPlaces(reference, document, part).map(({ from, to }) => ({
    ...wordsEdit(written, from, to, name),
    kind: 'link',
  }));
}

/** Puts another text in the place of a whole one. */
export function textEdit(
  document: WrittenDocument,
  pointer: string,
  text: string,
  kind: EditKind,
): ChangeEdit[] {
  const written = writtenText(document, pointer);
  return written ? [{ ...wordsEdit(written, 0, written.text.length, text), kind }] : [];
}

/** Adds edits of one document to others. */
export function addEdits(edits: Edits, file: string, more: readonly ChangeEdit[]): void {
  if (more.length > 0) edits.set(file, [...(edits.get(file) ?? []), ...more]);
}
