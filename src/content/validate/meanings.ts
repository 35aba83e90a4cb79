import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Json, JsonObject } from '../../model/json';
import { isTwoSlipsAway, nearest } from '../problems/nearest';
import type { Schemas } from './create-validator';
import { unknownName } from './explainer';
import { calledSo, propertiesOf, typesOf } from './schema-parts';

type Property = readonly [name: string, schema: JsonObject];

/**
 * Finds what unknown properties are meant as, each something else: of two that can be the same, it is the one that is spelt
 * more like it, or else the first.
 */
export function meaningsOf(
  unknown: readonly ErrorObject[],
  schemas: Schemas,
): ReadonlyMap<ErrorObject, string> {
  const meanings = new Map<ErrorObject, string>();
  for (const isEnough of [isTwoSlipsAway, () => true])
    for (const error of unknown.filter((one) => !meanings.has(one))) {
      const name = meantName(error, freeNames(error, meanings), schemas);
      if (name !== undefined && isEnough(unknownName(error), name)) meanings.set(error, name);
    }
  return meanings;
}

/** The properties that are known in an object and do not stand in it yet, under their own name or another one. */
export function freeNames(
  { instancePath, data, parentSchema }: ErrorObject,
  meanings: ReadonlyMap<ErrorObject, string>,
): string[] {
  const own = [...meanings].filter(([error]) => error.instancePath === instancePath);
  const taken = new Set([...Object.keys(data as JsonObject), ...own.map(([, name]) => name)]);
  return Object.keys((parentSchema?.['properties'] ?? {}) as JsonObject).filter((name) => !taken.has(name));
}

/** The property that is meant by an unknown name: one that is also called so, or is spelt nearly so. */
function meantName(error: ErrorObject, free: readonly string[], schemas: Schemas): string | undefined {
  const name = unknownName(error);
  const properties = propertiesOf(error.parentSchema ?? {}, schemas).filter(([known]) =>
    free.includes(known),
  );
  const value = (error.data as JsonObject)[name];
  const called = calledSo(name, properties);
  const fitting = called.find((property) => canStandIn(property, value)) ?? called[0];
  return fitting?.[0] ?? nearest(name, free) ?? onlyMissing(error, value, properties);
}

/** What alone is missing, where one name alone is unknown and its value could stand there. */
function onlyMissing(
  { data, parentSchema }: ErrorObject,
  value: Json | undefined,
  properties: readonly Property[],
): string | undefined {
  const required = (parentSchema?.['required'] ?? []) as string[];
  const known = (parentSchema?.['properties'] ?? {}) as JsonObject;
  const [missing, ...others] = properties.filter(([name]) => required.includes(name));
  const unknown = Object.keys(data as JsonObject).filter((name) => !Object.hasOwn(known, name));
  const isAlone = missing && others.length === 0 && unknown.length === 1;
  return isAlone && canStandIn(missing, value) ? missing[0] : undefined;
}

/** What is nothing but words for visitors. */
const usesOfWords = new Set<unknown>([undefined, 'richText', 'inLanguage', 'entryText']);

/** Whether a value can stand there by its kind; several words not where an address or the like is wanted. */
function canStandIn([, schema]: Property, value: Json | undefined): boolean {
  const types = typesOf(schema);
  if (types.length > 0 && !types.includes(Array.isArray(value) ? 'array' : typeof value)) return false;
  if (Array.isArray(schema['enum'])) return schema['enum'].includes(value ?? null);
  const isOfWords = schema['pattern'] === undefined && usesOfWords.has(schema['use']);
  return typeof value !== 'string' || isOfWords || !/\s/.test(value.trim());
}
