import type { ErrorObject } from 'ajv/dist/2020.js';
import type { ParsedDocument } from '../parse/parse-document';
import { pointerAbove } from '../places/pointer';
import type { Problem } from '../problems/problem';
import type { Schemas } from './create-validator';

/** What an explainer makes of the errors of a document. */
export interface Explained {
  problems: Problem[];
  /** The errors that it does not account for. */
  left: readonly ErrorObject[];
}

/** Explains the errors that have one kind of cause, and leaves the others to the explainers behind it. */
export type Explainer = (
  document: ParsedDocument,
  errors: readonly ErrorObject[],
  schemas: Schemas,
) => Explained;

/** Whether an error says that a property is unknown. */
export function isUnknown({ keyword }: ErrorObject): boolean {
  return keyword === 'additionalProperties';
}

/** The name of an unknown property. */
export function unknownName({ params }: ErrorObject): string {
  return String(params['additionalProperty']);
}

/** Errors by the place of the value in which they are. */
export function byPlace(errors: readonly ErrorObject[]): Map<string, ErrorObject[]> {
  const places = new Map<string, ErrorObject[]>();
  for (const error of errors)
    places.set(error.instancePath, [...(places.get(error.instancePath) ?? []), error]);
  return places;
}

/** Whether an error is in one of some values, or says of a list that it has too many entries with them. */
export function isWithin({ keyword, instancePath }: ErrorObject, pointers: readonly string[]): boolean {
  return pointers.some(
    (pointer) =>
      `${instancePath}/`.startsWith(`${pointer}/`) ||
      (keyword === 'maxItems' && instancePath === pointerAbove(pointer)),
  );
}
