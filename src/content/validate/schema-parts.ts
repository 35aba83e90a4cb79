import type { Json, JsonObject } from '../../model/json';
import { valueAt } from '../places/pointer';
import type { Schemas } from './create-validator';

/** A value, where it is an object with properties. */
export function asObject(value: unknown): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : undefined;
}

/** A schema, or the one that it refers to, by its path below `schemas/`; what stands beside the reference stays. */
export function referred(part: Json | undefined, schemas: Schemas): JsonObject {
  const schema = asObject(part) ?? {};
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return schema;
  const [, folder = 'shared/', name = ''] = /([a-z]+\/)?([^/]+)$/i.exec(reference) ?? [];
  return { ...(schemas[folder + name] ?? schemas[name]), ...schema };
}

/** The properties of an object, without references. */
export function propertiesOf(schema: JsonObject, schemas: Schemas): [name: string, property: JsonObject][] {
  const properties = (schema['properties'] ?? {}) as JsonObject;
  return Object.entries(properties).map(([name, property]) => [name, referred(property, schemas)]);
}

/** The entries of a list, without references; of a list that may also be a reference to a shared one too. */
export function itemsOf(schema: JsonObject, schemas: Schemas): JsonObject {
  const list = schema['items'] === undefined ? referred(schema['then'], schemas) : schema;
  return referred(list['items'], schemas);
}

/** Lists inside of entries of lists: no schema goes deeper. */
const deepest = 3;

/** The lists of objects in a block, at any depth, with what their entries are. */
export function entryShapes(
  schema: JsonObject,
  schemas: Schemas,
  depth = deepest,
): [list: string, entry: JsonObject][] {
  if (depth === 0) return [];
  return propertiesOf(schema, schemas).flatMap(([name, property]) => {
    const entry = itemsOf(property, schemas);
    const own: [string, JsonObject][] = entry['properties'] === undefined ? [] : [[name, entry]];
    return [...own, ...[property, entry].flatMap((part) => entryShapes(part, schemas, depth - 1))];
  });
}

/** The kinds of values that a schema allows. */
export function typesOf({ type }: JsonObject): string[] {
  return [type].flat().filter((one) => typeof one === 'string');
}

/** The names of all blocks. */
export function blockTypes(schemas: Schemas): string[] {
  return Object.keys(schemas).flatMap((path) => /^blocks\/(.+)\.schema\.json$/.exec(path)?.[1] ?? []);
}

/** Whether an object with a schema may have all that another one has, and needs nothing that it lacks. */
export function takes({ properties, required = [] }: JsonObject, data: JsonObject): boolean {
  const known = asObject(properties) ?? {};
  return (
    Object.keys(data).every((name) => Object.hasOwn(known, name)) &&
    (required as string[]).every((name) => Object.hasOwn(data, name))
  );
}

/** The blocks or properties that other programs call by this name, as the keyword `alsoCalled` of their schemas says. */
export function calledSo<Named extends readonly [name: string, schema: JsonObject]>(
  name: string,
  possible: readonly Named[],
): Named[] {
  // Capitals, hyphens and underscores make no other word.
  const plain = (word: string): string => word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return possible.filter(([, { alsoCalled = [] }]) =>
    (alsoCalled as string[]).some((other) => plain(other) === plain(name)),
  );
}

/** What the entries of a shared list can be. */
export function listKinds(schemas: Schemas): string[] {
  return (valueAt(schemas['list.schema.json'] ?? {}, '/properties/listOf/enum') ?? []) as string[];
}
