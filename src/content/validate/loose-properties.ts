import type { ErrorObject } from 'ajv/dist/2020.js';
import type { JsonObject } from '../../model/json';
import { step } from '../places/pointer';
import type { Schemas } from './create-validator';
import { asObject, itemsOf, propertiesOf, typesOf } from './schema-parts';

/** Properties that stand beside the object, or the list, into which they belong: `src` and `alt` without `image`. */
export interface LooseProperties {
  pointer: string;
  names: string[];
  /** The property into which they belong. */
  home: string;
  /** Whether that is a list, of which they are one entry. */
  isList: boolean;
  /** Whether it stands there already. */
  isThere: boolean;
  /** What they are as one object, as JSON. */
  whole: string;
}

/**
 * Finds properties that are unknown where they stand, and known one step further in.
 * @param errors all with the keyword `additionalProperties`, without those whose meaning is known.
 */
export function looseProperties(errors: readonly ErrorObject[], schemas: Schemas): LooseProperties[] {
  const places = [...new Set(errors.map(({ instancePath }) => instancePath))];
  return places.flatMap((place) => {
    const group = errors.filter(({ instancePath }) => instancePath === place);
    return looseAt(group, schemas) ?? [];
  });
}

function looseAt(group: readonly ErrorObject[], schemas: Schemas): LooseProperties | undefined {
  const [{ instancePath: pointer, parentSchema, data } = {}] = group;
  const holder = asObject(data);
  if (pointer === undefined || !holder) return undefined;
  const unknown = group.map(({ params }) => String(params['additionalProperty']));
  const needed = (parentSchema?.['required'] ?? []) as string[];
  const homes = propertiesOf(parentSchema ?? {}, schemas).map(([home, schema]) => {
    const isThere = holder[home] !== undefined;
    const isExpected = isThere || needed.includes(home);
    const names = unknown.filter((name) => !Object.hasOwn(asObject(holder[home]) ?? {}, name));
    return { home, isList: isList(schema), isThere, names: fitting(names, schema, isExpected, schemas) };
  });
  const [best] = homes.toSorted((one, other) => other.names.length - one.names.length);
  if (!best || best.names.length === 0) return undefined;
  return { ...best, pointer, whole: wholeOf(best.names, holder) };
}

/** Those that an object knows, or an entry of a list. One that can be left out is meant where all stands that it must have. */
function fitting(
  names: readonly string[],
  schema: JsonObject,
  isExpected: boolean,
  schemas: Schemas,
): string[] {
  const inner = isList(schema) ? itemsOf(schema, schemas) : schema;
  const known = new Set(propertiesOf(inner, schemas).map(([name]) => name));
  const own = names.filter((name) => known.has(name));
  const needed = (inner['required'] ?? []) as string[];
  const isWhole = own.length >= enough && needed.every((name) => own.includes(name));
  return isWhole || (isExpected && !isList(schema)) ? own : [];
}

/** So many properties together are no chance. */
const enough = 2;

/** The longest value that is shown whole. */
const longest = 60;

function wholeOf(names: readonly string[], holder: JsonObject): string {
  const parts = names.map((name) => {
    const value = JSON.stringify(holder[name]) ?? '';
    return `${JSON.stringify(name)}: ${value.length > longest ? '…' : value}`;
  });
  return `{ ${parts.join(', ')} }`;
}

function isList(schema: JsonObject): boolean {
  return typesOf(schema).includes('array');
}

/** Whether an error says of such properties that they are unknown, or that they lack where they belong. */
export function isOfLoose(
  { keyword, instancePath, params }: ErrorObject,
  loose: readonly LooseProperties[],
): boolean {
  return loose.some(({ pointer, names, home }) => {
    if (keyword === 'additionalProperties')
      return instancePath === pointer && names.includes(String(params['additionalProperty']));
    const missing = String(params['missingProperty']);
    return instancePath === pointer
      ? missing === home
      : instancePath === step(pointer, home) && names.includes(missing);
  });
}
