import type { ErrorObject } from 'ajv/dist/2020.js';
import type { JsonObject } from '../../model/json';
import type { ParsedDocument } from '../parse/parse-document';
import { step } from '../places/pointer';
import { problemIn } from '../problems/create-problem';
import { nearest } from '../problems/nearest';
import type { Problem } from '../problems/problem';
import { allCalledSo } from './called-so';
import type { Schemas } from './create-validator';
import { explainValue } from './explain-value';
import { blockTypes, asObject } from './schema-parts';

/** A block whose type is unknown, missing or no text: nothing else can be said of it. */
export function explainBlockType(document: ParsedDocument, error: ErrorObject, schemas: Schemas): Problem {
  const known = blockTypes(schemas);
  const type: unknown = error.params['tagValue'];
  if (type === undefined) return missingType(document, error, known);
  if (typeof type !== 'string') return explainValue(document, typeError(error, type), schemas);
  const meant = meantBlocks(type, error.instancePath, schemas);
  const near = meant.length > 1 ? undefined : (meant[0]?.name ?? nearest(type, known));
  const details = { type, known, ...(near !== undefined && { near }), ...(meant.length > 1 && { meant }) };
  return problemIn(document, step(error.instancePath, 'type'), 'value', 'unknown-block-type', details);
}

/** The blocks that other programs call so, with what they are for. What opens a page is meant only where a page opens. */
function meantBlocks(type: string, pointer: string, schemas: Schemas): { name: string; does: string }[] {
  const blocks = blockTypes(schemas).map(
    (name) => [name, schemas[`blocks/${name}.schema.json`] ?? {}] as const,
  );
  const possible = blocks.filter(([, { use }]) => use !== 'opening' || pointer.endsWith('/0'));
  return allCalledSo(type, possible).map((name) => ({
    name,
    does: asAside(String(schemas[`blocks/${name}.schema.json`]?.['description'] ?? '')),
  }));
}

/** A sentence as it stands within another. */
function asAside(sentence: string): string {
  return sentence.replace(/^./u, (first) => first.toLowerCase()).replace(/\.$/, '');
}

function typeError(error: ErrorObject, data: unknown): ErrorObject {
  return {
    ...error,
    keyword: 'type',
    instancePath: step(error.instancePath, 'type'),
    params: { type: 'string' },
    data,
  };
}

function missingType(document: ParsedDocument, error: ErrorObject, known: string[]): Problem {
  const name = nearest('type', Object.keys(error.data as JsonObject));
  if (name === undefined)
    return problemIn(document, error.instancePath, 'opening', 'missing-block-type', { known });
  const details = { name, known: ['type'], all: ['type'], near: 'type' };
  return problemIn(document, step(error.instancePath, name), 'key', 'unknown-property', details);
}

/** A block that has the properties of another one than its type says. */
interface MistypedBlock {
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
