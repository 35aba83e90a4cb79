import type { ErrorObject } from 'ajv/dist/2020.js';
import type { JsonObject } from '../../model/json';
import type { ParsedDocument } from '../parse/parse-document';
import { step } from '../places/pointer';
import { problemIn } from '../problems/create-problem';
import { nearest } from '../problems/nearest';
import type { Problem } from '../problems/problem';
import type { Schemas } from './create-validator';
import { explainValue } from './explain-value';
import { byPlace, isWithin, type Explainer } from './explainer';
import { asObject, blockTypes, calledSo, takes } from './schema-parts';

/** Blocks whose type is unknown, missing or no text: nothing else can be said of them. */
export const blockTypeProblems: Explainer = (document, errors, schemas) => ({
  problems: errors
    .filter(({ keyword }) => keyword === 'discriminator')
    .map((error) => explainBlockType(document, error, schemas)),
  left: errors.filter(({ keyword }) => keyword !== 'discriminator'),
});

function explainBlockType(document: ParsedDocument, error: ErrorObject, schemas: Schemas): Problem {
  const known = blockTypes(schemas);
  const type: unknown = error.params['tagValue'];
  const pointer = step(error.instancePath, 'type');
  if (type === undefined) return missingType(document, error, schemas);
  if (typeof type !== 'string') {
    const params = { type: 'string' };
    return explainValue(
      document,
      { ...error, keyword: 'type', instancePath: pointer, params, data: type },
      schemas,
    );
  }
  const meant = meantBlocks(type, error.instancePath, schemas);
  const near = meant.length > 1 ? undefined : (meant[0]?.name ?? nearest(type, known));
  const details = { type, known, ...(near !== undefined && { near }), ...(meant.length > 1 && { meant }) };
  return problemIn(document, pointer, 'value', 'unknown-block-type', details);
}

/** The blocks that other programs call so, with what they are for. What opens a page is meant only where a page opens. */
function meantBlocks(type: string, pointer: string, schemas: Schemas): { name: string; does: string }[] {
  const blocks = blockTypes(schemas).map(
    (name) => [name, schemas[`blocks/${name}.schema.json`] ?? {}] as const,
  );
  const possible = blocks.filter(([, { use }]) => use !== 'opening' || pointer.endsWith('/0'));
  return calledSo(type, possible).map(([name, { description }]) => ({
    name,
    does: String(description ?? '')
      .replace(/^./u, (first) => first.toLowerCase())
      .replace(/\.$/, ''),
  }));
}

function missingType(document: ParsedDocument, error: ErrorObject, schemas: Schemas): Problem {
  const data = error.data as JsonObject;
  const name = nearest('type', Object.keys(data));
  if (name === undefined) {
    const fitting = Object.keys(data).length > 0 ? blocksWith(data, schemas) : [];
    const details = { known: blockTypes(schemas), fitting };
    return problemIn(document, error.instancePath, 'opening', 'missing-block-type', details);
  }
  const details = { name, known: ['type'], all: ['type'], near: 'type' };
  return problemIn(document, step(error.instancePath, name), 'key', 'unknown-property', details);
}

/** The blocks that can have some properties, and need no others. */
function blocksWith(properties: JsonObject, schemas: Schemas): string[] {
  return blockTypes(schemas).filter((type) =>
    takes(schemas[`blocks/${type}.schema.json`] ?? {}, { ...properties, type }),
  );
}

/** One name that a block does not know is a slip, unless it lacks another one or there are more. */
const enough = 2;

/** Finds blocks of a wrong type, by the properties that they have: all else that is wrong in them comes from that. */
export const mistypedBlocks: Explainer = (document, errors, schemas) => {
  const mistyped = [...byPlace(errors)].flatMap(([pointer, own]) => {
    const { type, ...properties } = asObject(own[0]?.data) ?? {};
    const types = blockTypes(schemas);
    const isBlock = typeof type === 'string' && types.includes(type) && pointer.startsWith('/blocks/');
    if (!isBlock || own.length < enough || !own.some(({ keyword }) => keyword === 'additionalProperties'))
      return [];
    const meant = blocksWith(properties, schemas).filter((name) => name !== type);
    return meant.length > 0 ? [{ pointer, type, meant }] : [];
  });
  const pointers = mistyped.map(({ pointer }) => pointer);
  return {
    problems: mistyped.map(({ pointer, ...details }) =>
      problemIn(document, step(pointer, 'type'), 'value', 'mistyped-block', details),
    ),
    left: errors.filter((error) => !isWithin(error, pointers)),
  };
};
