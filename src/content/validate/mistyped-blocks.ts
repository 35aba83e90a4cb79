import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Schemas } from './create-validator';
import { asObject, blockTypes } from './schema-parts';

/** A block that has the properties of another one than its type says. */
export interface MistypedBlock {
  pointer: string;
  type: string;
  /** The types whose properties these are. */
  meant: string[];
}

/** One name that a block does not know is a slip, unless it lacks another one or there are more. */
const enough = 2;

/** Finds blocks of a wrong type, by the properties that they have: all else that is wrong in them comes from that. */
export function mistypedBlocks(
  errors: readonly ErrorObject[],
  schemas: Schemas,
): { mistyped: MistypedBlock[]; others: ErrorObject[] } {
  const unknown = errors.filter(({ keyword }) => keyword === 'additionalProperties');
  const pointers = [...new Set(unknown.map(({ instancePath }) => instancePath))];
  const mistyped = pointers.flatMap((pointer) => {
    const own = errors.filter(({ instancePath, keyword }) => instancePath === pointer && keyword !== 'if');
    return own.length < enough ? [] : (mistypedBlock(pointer, own[0]?.data, schemas) ?? []);
  });
  const isWithin = ({ instancePath }: ErrorObject): boolean =>
    mistyped.some(({ pointer }) => `${instancePath}/`.startsWith(`${pointer}/`));
  return { mistyped, others: errors.filter((error) => !isWithin(error)) };
}

function mistypedBlock(pointer: string, data: unknown, schemas: Schemas): MistypedBlock | undefined {
  const { type, ...properties } = asObject(data) ?? {};
  const types = blockTypes(schemas);
  if (typeof type !== 'string' || !types.includes(type) || !pointer.startsWith('/blocks/')) return undefined;
  const meant = types.filter((name) => name !== type && fits(Object.keys(properties), name, schemas));
  return meant.length > 0 ? { pointer, type, meant } : undefined;
}

/** Whether a block knows all of these properties, and has what it needs in them. */
function fits(names: readonly string[], type: string, schemas: Schemas): boolean {
  const { properties, required = [] } = schemas[`blocks/${type}.schema.json`] ?? {};
  const known = asObject(properties) ?? {};
  const isKnown = names.every((name) => Object.hasOwn(known, name));
  return isKnown && (required as string[]).every((name) => name === 'type' || names.includes(name));
}
