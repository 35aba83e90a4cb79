import type { Json } from '../../model/json';
import type { ParsedDocument } from '../parse/parse-document';
import { step } from '../places/pointer';
import { problemIn } from '../problems/create-problem';
import type { Problem } from '../problems/problem';

/** Whether an alternative text has no word, as the "…" of an example has none. */
export function isWordless(alt: Json | undefined): alt is string {
  return typeof alt === 'string' && !/[\p{L}\p{N}]/u.test(alt);
}

/** The problem of such a text, by its pointer. */
export function wordlessAlt(document: ParsedDocument, pointer: string, written: string): Problem {
  const details = written.trim() === '' ? {} : { written: written.trim() };
  return problemIn(document, pointer, 'value', 'missing-alt', details);
}

/** Such texts in a value that stands under a misspelt name, or in another shape: nothing else looks into it until that is mended. */
export function wordlessAltsIn(
  document: ParsedDocument,
  pointer: string,
  value: Json | undefined,
): Problem[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]: [string, Json]) => {
    const place = step(pointer, name);
    return name === 'alt' && isWordless(one)
      ? [wordlessAlt(document, place, one)]
      : wordlessAltsIn(document, place, one);
  });
}
