import type { Json, JsonObject } from '../../../model/json';
import { step } from '../../places/pointer';
import type { WrittenDocument } from '../../places/written-document';
import { isObject } from '../../resolve/surroundings';
import { onOneLine } from '../entry-text';
import { propertyEdit, removalEdits, valueEdit } from '../json-edits';
import type { ChangeEdit } from '../site-change';

/** What makes of a document one with another value: what is the same in both keeps its layout. Lists may become shorter, not longer. */
export function rewriteEdits(document: WrittenDocument, value: Json): ChangeEdit[] {
  return editsAt(document, '', document.value ?? null, value);
}

function editsAt(document: WrittenDocument, pointer: string, before: Json, after: Json): ChangeEdit[] {
  if (Array.isArray(before) && Array.isArray(after) && after.length > 0 && after.length <= before.length)
    return [
      ...removed(document, pointer, [...before.keys()].slice(after.length)),
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
  return [...removed(document, pointer, gone), ...edits];
}

function removed(
  document: WrittenDocument,
  pointer: string,
  keys: readonly (string | number)[],
): ChangeEdit[] {
  const places = keys.map((key) => step(pointer, key));
  return removalEdits(document, places).map((edit) => ({ ...edit, kind: 'entry' }));
}
