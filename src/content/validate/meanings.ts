import type { ErrorObject } from 'ajv/dist/2020.js';
import type { JsonObject } from '../../model/json';
import { isTwoSlipsAway, nearest } from '../problems/nearest';
import { calledNearlySo, calledSo } from './called-so';
import type { Schemas } from './create-validator';
import { canStandIn } from './can-stand-in';
import { propertiesOf } from './schema-parts';

/** The properties that unknown ones of the same object are meant as, with the name that each was given. */
export type Claims = ReadonlyMap<string, string>;

/** What is meant by unknown properties. */
export interface Meanings {
  meantBy: (error: ErrorObject) => string | undefined;
  claimsAt: (pointer: string) => Claims;
}

/**
 * Finds what unknown properties are meant as, each something else: of two that can be the same, it is the one that is spelt
 * more like it, or else the first.
 * @param errors all with the keyword `additionalProperties`.
 */
export function meaningsOf(errors: readonly ErrorObject[], schemas: Schemas): Meanings {
  const meant = new Map<ErrorObject, string>();
  const claims = new Map<string, Map<string, string>>();
  for (const isEnough of [isTwoSlipsAway, () => true]) {
    for (const error of errors.filter((one) => !meant.has(one))) {
      const own = claims.get(error.instancePath) ?? new Map<string, string>();
      const name = meantName(error, own, schemas);
      if (name === undefined || !isEnough(unknownName(error), name)) continue;
      meant.set(error, name);
      claims.set(error.instancePath, own.set(name, unknownName(error)));
    }
  }
  return {
    meantBy: (error) => meant.get(error),
    claimsAt: (pointer) => claims.get(pointer) ?? new Map<string, string>(),
  };
}

/** The property that is meant by an unknown name: one that is also called so, or is spelt nearly so. */
function meantName(error: ErrorObject, claims: Claims, schemas: Schemas): string | undefined {
  const name = unknownName(error);
  const names = freeNames(error, claims);
  const properties = propertiesOf(error.parentSchema ?? {}, schemas);
  const possible = properties.filter(([known]) => names.includes(known));
  const value = (error.data as JsonObject)[name];
  return (
    calledSo(name, possible, value) ??
    nearest(name, names) ??
    calledNearlySo(name, possible, value) ??
    onlyMissing(error, name, possible)
  );
}

/** What alone is missing, where one name alone is unknown and its value could stand there, or it is in the letters of another language. */
function onlyMissing(
  { data, parentSchema }: ErrorObject,
  name: string,
  possible: readonly [name: string, schema: JsonObject][],
): string | undefined {
  const required = (parentSchema?.['required'] ?? []) as string[];
  const known = (parentSchema?.['properties'] ?? {}) as JsonObject;
  const [missing, ...others] = possible.filter(([one]) => required.includes(one));
  if (!missing || others.length > 0) return undefined;
  const unknown = Object.keys(data as JsonObject).filter((one) => !Object.hasOwn(known, one));
  const isAlone = unknown.length === 1 && canStandIn(missing[1], (data as JsonObject)[name]);
  return isAlone || /^[^a-z]+$/i.test(name) ? missing[0] : undefined;
}

/** The name of an unknown property. */
export function unknownName(error: ErrorObject): string {
  return String(error.params['additionalProperty']);
}

/** The properties that are known in an object and do not stand in it yet, under their own name or another one. */
export function freeNames({ data, parentSchema }: ErrorObject, claims: Claims): string[] {
  const known = Object.keys((parentSchema?.['properties'] ?? {}) as JsonObject);
  return known.filter((name) => !Object.hasOwn(data as JsonObject, name) && !claims.has(name));
}
