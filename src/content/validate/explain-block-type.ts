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
import { blockTypes } from './schema-parts';

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
