import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Json, JsonObject } from '../../model/json';
import type { ParsedDocument } from '../parse/parse-document';
import { problemIn } from '../problems/create-problem';
import type { Problem } from '../problems/problem';
import { truthWords } from '../problems/truth-words';
import type { Schemas } from './create-validator';
import { dividedText } from './divided-text';
import { asObject, itemsOf, propertiesOf, typesOf } from './schema-parts';
import { writtenObject } from './written-shape';

const names: Record<string, string> = {
  string: 'a text between quotation marks',
  array: 'a list in square brackets [ … ]',
  object: 'an object in curly brackets { … }',
  boolean: 'true or false without quotation marks',
};

/** What is wanted, of a number with its range. */
function named(type: string, schema: JsonObject): string {
  return type === 'integer' || type === 'number'
    ? `${numberWords({ ...schema, type })} without quotation marks`
    : (names[type] ?? type);
}

/** A value of another kind than the schema wants, with how it is written instead where that is known. */
export function wrongType(document: ParsedDocument, error: ErrorObject, schemas: Schemas): Problem {
  const { params, parentSchema: schema = {}, instancePath } = error;
  const types = [params['type']].flat().map(String);
  const data = error.data as Json;
  const exact = unquoted(types, data);
  const better =
    exact === undefined
      ? hintFor({ types, schema, schemas }, data)
      : `Write ${exact} without quotation marks.`;
  return problemIn(document, instancePath, 'value', 'wrong-type', {
    expected: types.map((type) => named(type, schema)).join(', or '),
    actual: actual(data),
    ...(better !== undefined && { hint: better }),
    ...(exact !== undefined && { exact }),
  });
}

/** What stands between quotation marks, where it can only be meant without them. */
function unquoted(types: readonly string[], data: Json): string | undefined {
  if (typeof data !== 'string' || types.includes('string')) return undefined;
  const word = types.includes('boolean') ? truthWords.get(data.trim().toLowerCase()) : undefined;
  if (word !== undefined) return word;
  const isWhole = types.includes('integer') || types.includes('number');
  return isWhole && /^(?:0|[1-9]\d{0,8})$/.test(data) ? data : undefined;
}

function actual(data: Json): string {
  if (data === null) return 'null';
  if (Array.isArray(data)) return 'a list';
  if (typeof data === 'object') return 'an object';
  return typeof data === 'string'
    ? 'a text'
    : `${typeof data === 'number' ? 'the number' : 'the value'} ${String(data)}`;
}

/** What is wanted in a place. */
interface Wanted {
  types: readonly string[];
  schema: JsonObject;
  schemas: Schemas;
}

function hintFor(wanted: Wanted, data: Json): string | undefined {
  const { types } = wanted;
  if (data === null) return 'Delete the whole entry, or write a value: what has no value is left out.';
  if (types.includes('string'))
    return typeof data === 'object'
      ? 'Write the text alone, between quotation marks and without brackets.'
      : `Put it between quotation marks: "${String(data)}".`;
  if (types.includes('array')) return insteadOfList(wanted, data);
  return types.includes('object') ? insteadOfObject(wanted, data) : undefined;
}

function insteadOfList({ schema, schemas }: Wanted, data: Json): string | undefined {
  const items = itemsOf(schema, schemas);
  const isOfTexts = typesOf(items).includes('string');
  if (typeof data === 'string') {
    if (schema['use'] === 'list')
      return `Write { "from": ${JSON.stringify(data.replace(/^from[:\s]+/i, ''))} } for a shared list.`;
    const texts = (isOfTexts ? dividedText(data, items) : undefined) ?? [data];
    const entry = isOfTexts ? undefined : writtenObject(items, schemas, data);
    return `Put it in square brackets: ${entry === undefined ? JSON.stringify(texts).replaceAll('","', '", "') : `[ ${entry} ]`}.`;
  }
  const [inside, ...others] = Object.values(asObject(data) ?? {});
  if (inside === undefined) return undefined;
  if (others.length === 0 && Array.isArray(inside))
    return 'Write the list alone, without { } around it: [ … ].';
  return isOfTexts
    ? 'Write texts in square brackets: [ "…", "…" ].'
    : 'Put it in square brackets: [ { … } ].';
}

function insteadOfObject({ schema, schemas }: Wanted, data: Json): string | undefined {
  if (!Array.isArray(data)) {
    const block = schema['discriminator'] ? schemas[`blocks/${String(data)}.schema.json`] : undefined;
    const written = writtenObject(block ?? schema, schemas, data);
    return typeof data !== 'string' || written === undefined ? undefined : `Write ${written}.`;
  }
  const [only, ...others] = data;
  const known = new Set(propertiesOf(schema, schemas).map(([name]) => name));
  const isInBrackets =
    others.length === 0 && Object.keys(asObject(only) ?? {}).some((name) => known.has(name));
  if (isInBrackets) return 'Take the square brackets around it away: { … }.';
  const written = writtenObject(schema, schemas, only);
  return written === undefined ? undefined : `Write ${written}.`;
}

/** Which numbers a property takes: `a whole number from 1 to 5`. */
export function numberWords(schema: JsonObject): string {
  const number = schema['type'] === 'integer' ? 'a whole number' : 'a number';
  return [number, rangeWords(schema)].filter(Boolean).join(' ');
}

/** Nothing where a number is free. */
function rangeWords({ minimum, maximum }: JsonObject): string {
  if (typeof minimum === 'number' && typeof maximum === 'number') return `from ${minimum} to ${maximum}`;
  if (typeof minimum === 'number') return `of ${minimum} or more`;
  return typeof maximum === 'number' ? `of ${maximum} or less` : '';
}
