import type { ErrorObject } from 'ajv/dist/2020.js';
import type { ParsedDocument } from '../parse/parse-document';
import { lineAt } from '../places/lines';
import { locate, nodeAt } from '../places/locate';
import { step } from '../places/pointer';
import { problemIn, problemAt } from '../problems/create-problem';
import { nearest } from '../problems/nearest';
import type { Problem } from '../problems/problem';
import type { Schemas } from './create-validator';
import { itemsOf, typesOf } from './schema-parts';
import { writtenObject } from './written-shape';
import { wrongFormat } from './wrong-format';
import { numberWords, wrongType } from './wrong-type';

/** A value that stands in the right place, but is not what the schema wants there. */
export function explainValue(document: ParsedDocument, error: ErrorObject, schemas: Schemas): Problem {
  const { keyword, instancePath: pointer } = error;
  const limit = Number(error.params['limit']);
  switch (keyword) {
    case 'type':
      return nestedList(document, error) ?? wrongType(document, error, schemas);
    case 'enum':
    case 'const':
      return notAllowed(document, error);
    case 'minLength':
      return tooShort(document, error, limit);
    case 'maxLength':
      return problemIn(document, pointer, 'value', 'text-too-long', { length: lengthOf(error), limit });
    case 'minItems':
      return tooFew(document, error, schemas);
    case 'maxItems':
      return problemIn(document, step(pointer, limit), 'value', 'too-many-items', {
        amount: lengthOf(error),
        limit,
      });
    case 'uniqueItems':
      return listedTwice(document, error);
    case 'pattern':
      return wrongFormat(document, error);
    case 'minimum':
    case 'maximum':
      return problemIn(document, pointer, 'value', 'number-out-of-range', {
        value: Number(error.data),
        rule: numberWords(error.parentSchema ?? {}),
      });
    default:
      throw new Error(
        `The schemas use "${keyword}", which src/content/validate/explain-value.ts cannot explain yet.`,
      );
  }
}

/** Letters as a person counts them: code points, as JSON Schema does. */
function lengthOf({ data }: ErrorObject): number {
  return Array.isArray(data) ? data.length : [...String(data)].length;
}

/** With how an entry is written. */
function tooFew(document: ParsedDocument, error: ErrorObject, schemas: Schemas): Problem {
  const entry = itemsOf(error.parentSchema ?? {}, schemas);
  const text = typesOf(entry).includes('string') ? '"…"' : writtenObject(entry, schemas);
  const example = entry['discriminator'] === undefined ? text : '{ "type": "prose", "text": "…" }';
  return problemIn(document, error.instancePath, 'key', 'too-few-items', {
    amount: lengthOf(error),
    limit: Number(error.params['limit']),
    ...(example !== undefined && { example }),
  });
}

/** An alternative text without any word, as the "…" of an example, is none. */
function tooShort(document: ParsedDocument, error: ErrorObject, limit: number): Problem {
  const { instancePath: pointer, data, parentSchema } = error;
  if (pointer.endsWith('/alt') && !/[\p{L}\p{N}]/u.test(String(data)))
    return problemIn(document, pointer, 'value', 'missing-alt', {});
  const description: unknown = parentSchema?.['description'];
  const details = { length: lengthOf(error), limit, ...(typeof description === 'string' && { description }) };
  return problemIn(document, pointer, 'value', 'text-too-short', details);
}

function notAllowed(document: ParsedDocument, error: ErrorObject): Problem {
  const { params, data, parentSchema, instancePath } = error;
  const allowed = ((params['allowedValues'] ?? [params['allowedValue']]) as unknown[]).map(String);
  // What a value is called where a person reads of it.
  const names = (parentSchema?.['enumDescriptions'] ?? []) as readonly string[];
  const word = String(data).trim().toLowerCase();
  const exact = allowed.find((_, at) => names[at]?.toLowerCase() === word);
  const near = exact ?? nearest(String(data), allowed);
  return problemIn(document, instancePath, 'value', 'value-not-allowed', {
    value: JSON.stringify(data),
    allowed,
    ...(near !== undefined && { near }),
    ...(exact !== undefined && { exact }),
  });
}

/** An entry that stands in its list already, where each may stand once: the later one goes, with the comma before it. */
function listedTwice(
  document: ParsedDocument,
  { instancePath: pointer, params, data }: ErrorObject,
): Problem {
  const places = [Number(params['i']), Number(params['j'])];
  const [first, later] = [Math.min(...places), Math.max(...places)];
  const end = (at: number): number => {
    const { offset, length } = locate(document, step(pointer, at), 'value');
    return offset + length;
  };
  const problem = problemIn(document, step(pointer, later), 'value', 'listed-twice', {
    word: String((data as unknown[])[later]),
    firstLine: lineAt(document.text, locate(document, step(pointer, first), 'value').offset),
  });
  const offset = end(later - 1);
  return { ...problem, fix: [{ offset, length: end(later) - offset, content: '' }] };
}

/** Entries of a list that were pasted into it with the brackets of another one: no list here holds lists. */
function nestedList(
  document: ParsedDocument,
  { instancePath: pointer, params, data }: ErrorObject,
): Problem | undefined {
  const wanted = new Set([params['type']].flat().map(String));
  const isEntry = nodeAt(document, pointer)?.parent?.type === 'array';
  const isFit = (one: unknown): boolean => wanted.has(typeof one) && one !== null && !Array.isArray(one);
  if (!isEntry || !Array.isArray(data) || !data.every(isFit)) return undefined;
  const { offset, length } = locate(document, pointer, 'value');
  const end = lineAt(document.text, offset + length - 1);
  return problemAt(document, { offset, length: 1 }, pointer, 'list-in-list', { end });
}
