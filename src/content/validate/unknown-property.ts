import type { ErrorObject } from 'ajv/dist/2020.js';
import type { JsonObject } from '../../model/json';
import type { ParsedDocument } from '../parse/parse-document';
import { step } from '../places/pointer';
import { problemIn } from '../problems/create-problem';
import { nearest } from '../problems/nearest';
import type { Problem } from '../problems/problem';
import { calledNearlySo, calledSo } from './called-so';
import type { Schemas } from './create-validator';
import { canStandIn, prosePlace } from './prose-place';
import { propertiesOf } from './schema-parts';
import { standingList } from './standing-list';
import { wordlessAltsIn } from './wordless-alts';

/** One and, where a picture stands under a misspelt name, that it has no words. */
export function unknownProperty(document: ParsedDocument, error: ErrorObject, schemas: Schemas): Problem[] {
  const name = unknownName(error);
  const known = free(error);
  const near = meantName(error, schemas);
  const all = Object.keys((error.parentSchema?.['properties'] ?? {}) as JsonObject);
  const list = near === undefined ? standingList(document, error, name, schemas) : undefined;
  const prose = near === undefined ? prosePlace(document, error, name, schemas) : undefined;
  const details = {
    name,
    known,
    all,
    ...(near !== undefined && { near }),
    ...list,
    ...(prose && { prose }),
    ...(!onlyFits(error, known, name, schemas) && { isUnlike: true }),
  };
  const pointer = step(error.instancePath, name);
  const value = (error.data as JsonObject)[name];
  return [
    problemIn(document, pointer, 'key', 'unknown-property', details),
    ...(near === undefined ? [] : wordlessAltsIn(document, pointer, value)),
  ];
}

/** Whether the value can stand in the only property that is free, if there is but one. */
function onlyFits(error: ErrorObject, known: readonly string[], name: string, schemas: Schemas): boolean {
  const properties = propertiesOf(error.parentSchema ?? {}, schemas);
  const [only, ...others] = properties.filter(([one]) => known.includes(one));
  return !only || others.length > 0 || canStandIn(only[1], (error.data as JsonObject)[name]);
}

/** The property that is meant by an unknown name: one that is also called so, or is spelt nearly so. */
export function meantName(error: ErrorObject, schemas: Schemas): string | undefined {
  const name = unknownName(error);
  const names = free(error);
  const properties = propertiesOf(error.parentSchema ?? {}, schemas);
  const possible = properties.filter(([known]) => names.includes(known));
  const value = (error.data as JsonObject)[name];
  return (
    calledSo(name, possible, value) ??
    nearest(name, names) ??
    calledNearlySo(name, possible, value) ??
    onlyMissing(error, name)
  );
}

/** What alone is missing, where a name was written in the letters of another language. */
function onlyMissing({ data, parentSchema }: ErrorObject, name: string): string | undefined {
  const required = (parentSchema?.['required'] ?? []) as string[];
  const missing = required.filter((one) => !Object.hasOwn(data as JsonObject, one));
  return /^[^a-z]+$/i.test(name) && missing.length === 1 ? missing[0] : undefined;
}

/** The name of an unknown property. */
export function unknownName(error: ErrorObject): string {
  return String(error.params['additionalProperty']);
}

/** The properties that are known in an object and do not stand in it yet. */
function free(error: ErrorObject): string[] {
  const known = Object.keys((error.parentSchema?.['properties'] ?? {}) as JsonObject);
  return known.filter((name) => !Object.hasOwn(error.data as JsonObject, name));
}
