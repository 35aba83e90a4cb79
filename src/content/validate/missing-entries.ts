import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Json, JsonObject } from '../../model/json';
import type { ParsedDocument } from '../parse/parse-document';
import { pointerAbove, steps, valueAt } from '../places/pointer';
import type { Schemas } from './create-validator';
import { asObject, itemsOf, propertiesOf, typesOf } from './schema-parts';
import { writtenObject } from './written-shape';

/** What is known of the entries that a list has too few of. */
export interface MissingEntries {
  /** How one is written. */
  example?: string;
  /** Whether the list has to be there; nothing where that is not known. */
  isRequired?: boolean;
}

/** How an entry of a list is written that has too few, and whether the list may be left out. */
export function missingEntries(
  { value }: ParsedDocument,
  { instancePath, parentSchema = {} }: ErrorObject,
  schemas: Schemas,
): MissingEntries {
  const example = exampleOf(itemsOf(parentSchema, schemas), schemas);
  const name = steps(instancePath).at(-1) ?? '';
  const holder = asObject(valueAt(value ?? null, pointerAbove(instancePath)));
  const needs = holder ? holdersOf(holder, name, parentSchema, schemas) : [];
  const isRequired = needs.every(Boolean) ? true : needs.some(Boolean) ? undefined : false;
  return {
    ...(example !== undefined && { example }),
    ...(needs.length > 0 && isRequired !== undefined && { isRequired }),
  };
}

function exampleOf(entry: JsonObject, schemas: Schemas): string | undefined {
  if (entry['discriminator'] !== undefined) return '{ "type": "prose", "text": "…" }';
  return typesOf(entry).includes('string') ? '"…"' : writtenObject(entry, schemas);
}

/** Of all objects of the schemas that can have this list by this name, and all that stands beside it: whether they have to. */
function holdersOf(holder: JsonObject, name: string, list: object, schemas: Schemas): boolean[] {
  return Object.values(schemas)
    .flatMap((schema) => objectsIn(schema))
    .filter((one) => Object.keys(holder).every((key) => Object.hasOwn(one['properties'] as JsonObject, key)))
    .filter((one) => fits(holder, one) && isList(one, name, list, schemas))
    .map((one) => ((one['required'] ?? []) as string[]).includes(name));
}

function objectsIn(part: Json | undefined): JsonObject[] {
  if (Array.isArray(part)) return part.flatMap(objectsIn);
  const schema = asObject(part);
  if (!schema) return [];
  const isOne = asObject(schema['properties']) !== undefined && schema['type'] === 'object';
  return [...(isOne ? [schema] : []), ...Object.values(schema).flatMap(objectsIn)];
}

/** Of blocks the one of the same type. */
function fits(holder: JsonObject, { properties }: JsonObject): boolean {
  const type = asObject((properties as JsonObject)['type'])?.['const'];
  return type === undefined || type === holder['type'];
}

function isList(schema: JsonObject, name: string, list: object, schemas: Schemas): boolean {
  const [, property] = propertiesOf(schema, schemas).find(([known]) => known === name) ?? [];
  const items = (list as JsonObject)['items'];
  return (
    property !== undefined && (property['items'] === items || asObject(property['then'])?.['items'] === items)
  );
}
