import type { Json, JsonObject } from '../../../model/json';
import type { CheckedSite } from '../../check-site';
import { step } from '../../places/pointer';
import type { WrittenDocument } from '../../places/written-document';
import { isObject } from '../../resolve/surroundings';
import { shaped } from '../../validate/shape';
import type { Tools } from '../../validate/tools';
import { onOneLine } from '../entry-text';
import { propertyEdit, removalEdits, valueEdit } from '../json-edits';
import { type Outcome, changeOf, type ChangeEdit } from '../site-change';
import { emptiedValues } from './emptied-values';
import { annotationsOf } from './living-links';
import { shownIds, gonePages, linkedAnchors, livingValues } from './living-site';
import type { OwnSettings } from './own-settings';
import type { Values } from './values';

/**
 * Makes of a site the beginning of another one: its pages with example words, its settings those of its new owner, its
 * shared lists empty. Articles, and pages that an entry of a list led to, go, with what leads there.
 */
export function emptySite(checked: CheckedSite, { validator }: Tools, own: OwnSettings): Outcome {
  const { settings } = checked.site;
  if (!settings?.isSound || checked.problems.some(({ severity }) => severity === 'error'))
    return { trouble: 'The site has mistakes. Mend them first: npm run check' };
  const gone = gonePages(checked, shaped('settings', settings.value));
  const pages = checked.site.pages.filter((page) => !gone.includes(page));
  const removed = new Set(gone.map(({ document }) => document.path));
  const written = writtenValues(checked, removed);
  const values = livingValues(checked, validator, written, { pages, idsOf: () => undefined });
  const emptiedFor = (anchors: ReadonlySet<string>): Values =>
    emptiedValues(checked, validator, { values, own, anchors });
  // What only an entry links to that goes need not stay.
  const emptied = emptiedFor(linkedAnchors(checked, validator, emptiedFor(new Set())));
  const idsOf = (path: string): Set<string> =>
    shownIds(annotationsOf(path, emptied.get(path) ?? null, validator));
  const living = livingValues(checked, validator, emptied, { pages, idsOf });
  return { change: changeOf({ edits: editsTo(checked, living), removed }) };
}

function writtenValues({ site, resolve }: CheckedSite, removed: ReadonlySet<string>): Values {
  const staying = site.documents.filter((path) => !removed.has(path));
  return new Map(staying.map((path) => [path, resolve(path).document.value ?? null]));
}

function editsTo({ resolve }: CheckedSite, values: Values): Map<string, ChangeEdit[]> {
  const edits = [...values].map(
    ([path, value]) => [path, rewriteEdits(resolve(path).document, value)] as const,
  );
  return new Map(edits.filter(([, own]) => own.length > 0));
}

/** What makes of a document one with another value: what is the same in both keeps its layout. Lists may become shorter, not longer. */
export function rewriteEdits(document: WrittenDocument, value: Json): ChangeEdit[] {
  return editsAt(document, '', document.value ?? null, value);
}

function editsAt(document: WrittenDocument, pointer: string, before: Json, after: Json): ChangeEdit[] {
  if (Array.isArray(before) && Array.isArray(after) && after.length > 0 && after.length <= before.length)
    return [
      ...removedPart(document, pointer, [...before.keys()].slice(after.length)),
      ...after.flatMap((entry, at) => editsAt(document, step(pointer, at), before[at] ?? null, entry)),
    ];
  if (isObject(before) && isObject(after)) return objectEdits(document, pointer, before, after);
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const isEmptied = Array.isArray(after) && after.length === 0;
  return [{ ...valueEdit(document, pointer, onOneLine(after)), kind: isEmptied ? 'emptied' : 'words' }];
}

function objectEdits(
  document: WrittenDocument,
  pointer: string,
  before: JsonObject,
  after: JsonObject,
): ChangeEdit[] {
  const keys = Object.keys(after);
  const gone = Object.keys(before).filter((key) => !keys.includes(key));
  const edits = keys.flatMap((key, at): ChangeEdit[] => {
    const [old, now] = [before[key], after[key] ?? null];
    if (old !== undefined) return editsAt(document, step(pointer, key), old, now);
    const behind = keys.slice(0, at).toReversed();
    const added = propertyEdit(document, { object: pointer, behind, key, json: onOneLine(now) });
    return [{ ...added, kind: key === 'sample' ? 'marked' : 'words' }];
  });
  return [...removedPart(document, pointer, gone), ...edits];
}

function removedPart(
  document: WrittenDocument,
  pointer: string,
  keys: readonly (string | number)[],
): ChangeEdit[] {
  const places = keys.map((key) => step(pointer, key));
  return removalEdits(document, places).map((edit) => ({ ...edit, kind: 'entry' }));
}
