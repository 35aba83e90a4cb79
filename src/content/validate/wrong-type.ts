import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Json, JsonObject } from '../../model/json';
import type { ParsedDocument } from '../parse/parse-document';
import { problemIn } from '../problems/create-problem';
import type { Problem } from '../problems/problem';
import { truthWords } from '../problems/truth-words';
import type { Schemas } from './create-validator';
import { dividedText } from './joined-lists';
import { entryHome } from './entry-home';
import { asObject, blockTypes, itemsOf, propertiesOf, typesOf } from './schema-parts';
import { writtenObject } from './written-shape';

const names: Record<string, string> = {
  string: 'a text between quotation marks',
  array: 'a list in square brackets [ … ]',
  object: 'an object in curly brackets { … }',
  boolean: 'true or false without quotation marks',
};

/** What is wanted, of a number with its range. */
function named(type: string, schema: JsonObject): string {
  const number = { integer: 'a whole number', number: 'a number' }[type];
  if (number === undefined) return names[type] ?? type;
  return [number, rangeWords(schema), 'without quotation marks'].filter(Boolean).join(' ');
}

/** A value of another kind than the schema wants, with how it is written instead where that is known. */
export function wrongType(document: ParsedDocument, error: ErrorObject, schemas: Schemas): Problem {
  const types = [error.params['type']].flat().map(String);
  const expected = types.map((type) => named(type, error.parentSchema ?? {})).join(', or ');
  const data = error.data as Json;
  const better =
    (types.includes('string') ? entryHome(document, error.instancePath, data, schemas) : undefined) ??
    hint({ types, schema: error.parentSchema ?? {}, schemas }, data);
  const exact = unquoted(types, data);
  const details = {
    expected,
    actual: actual(data),
    ...(better !== undefined && { hint: better }),
    ...(exact !== undefined && { exact }),
  };
  return problemIn(document, error.instancePath, 'value', 'wrong-type', details);
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

function hint(wanted: Wanted, data: Json): string | undefined {
  const { types } = wanted;
  if (data === null) return 'Delete the whole entry, or write a value: what has no value is left out.';
  if (types.includes('string') && (typeof data === 'number' || typeof data === 'boolean'))
    return `Put it between quotation marks: "${String(data)}".`;
  return (
    (types.includes('string') ? insteadOfText(data) : undefined) ??
    (types.includes('array') ? insteadOfList(wanted, data) : undefined) ??
    (types.includes('object') ? insteadOfObject(wanted, data) : undefined) ??
    insteadOfOne(types, data)
  );
}

/** A text with brackets around it. */
function insteadOfText(data: Json): string | undefined {
  const [only, ...others] = typeof data === 'object' && data !== null ? Object.values(data) : [];
  if (typeof only !== 'string' || others.length > 0) return undefined;
  return `Write the text alone: ${JSON.stringify(only)}.`;
}

function insteadOfList({ schema, schemas }: Wanted, data: Json): string | undefined {
  const items = itemsOf(schema, schemas);
  const isOfTexts = typesOf(items).includes('string');
  if (typeof data === 'string') {
    if (schema['use'] === 'list')
      return `Write { "from": ${JSON.stringify(data.replace(/^from[:\s]+/i, ''))} } for a shared list.`;
    if (isOfTexts) return textsFrom(data, items, Number(schema['minItems'] ?? 1));
    const entry = writtenObject(items, schemas, data);
    return `Put it in square brackets: ${entry === undefined ? `[${JSON.stringify(data)}]` : `[ ${entry} ]`}.`;
  }
  const object = asObject(data);
  return object && listIn(object, items, schemas);
}

/** A list of texts that was written as one text: all of them, or the first. */
function textsFrom(data: string, entry: JsonObject, least: number): string {
  const divided = dividedText(data, entry);
  const texts = (divided ?? [data]).map((text) => JSON.stringify(text));
  const amount = texts.length < least ? `at least ${least} texts` : undefined;
  const list = `[${texts.join(', ')}${amount === undefined ? '' : ', "…"'}]`;
  if (divided === undefined)
    return `Put it in square brackets${amount === undefined ? '' : `, as one of ${amount}`}: ${list}.`;
  const each = amount === undefined ? 'each text' : `each of ${amount}`;
  return `Put it in square brackets, ${each} between quotation marks of its own: ${list}.`;
}

/** What an author meant by an object in the place of a list: a list with something around it, its entries, or one of them. */
function listIn(object: JsonObject, items: JsonObject, schemas: Schemas): string {
  const [[key, value] = ['', null], ...others] = Object.entries(object);
  const [one, two] = typesOf(items).includes('string') ? ['"…"', '"…", "…"'] : ['{ … }', '{ … }, { … }'];
  if (others.length === 0 && Array.isArray(value))
    return `Write the list alone, without { "${key}": … } around it: [ … ].`;
  if (items['discriminator'] && Object.keys(object).every((name) => blockTypes(schemas).includes(name)))
    return `Write the blocks one after the other in square brackets: [ { "type": "${key}", … }, … ].`;
  if (/^\d+$/.test(key) || (key !== '' && Object.values(object).every(asObject)))
    return `Write the entries alone in square brackets, without names or numbers: [ ${two} ].`;
  return one === '"…"'
    ? `Write texts in square brackets: [ ${two} ].`
    : `Put it in square brackets: [ ${one} ].`;
}

function insteadOfObject({ schema, schemas }: Wanted, data: Json): string | undefined {
  if (typeof data === 'string') {
    const block = schema['discriminator'] ? schemas[`blocks/${data}.schema.json`] : undefined;
    const written = block ? writtenObject(block, schemas) : writtenObject(schema, schemas, data);
    return written === undefined ? undefined : `Write ${written}.`;
  }
  if (!Array.isArray(data)) return undefined;
  const [only, ...others] = data;
  const properties = propertiesOf(schema, schemas);
  const isKnown = (name: string): boolean => properties.some(([known]) => known === name);
  const entry = asObject(only);
  if (entry && others.length === 0 && Object.keys(entry).some(isKnown))
    return 'Take the square brackets around it away: { … }.';
  const written = writtenObject(schema, schemas, only);
  if (written === undefined) return undefined;
  const isList = ([name, property]: [string, JsonObject]): boolean =>
    typesOf(property)[0] === 'array' && written.includes(`"${name}": `);
  const [list] = (entry && properties.find(isList)) ?? [];
  return list === undefined ? `Write ${written}.` : `Write ${written}, with this list behind "${list}".`;
}

/** A number, or true or false. */
function insteadOfOne(types: readonly string[], data: Json): string | undefined {
  const word = typeof data === 'string' || typeof data === 'number' ? String(data).trim().toLowerCase() : '';
  if (types.includes('boolean')) {
    if (/^(?:true|yes|on|1)$/.test(word)) return 'Write true without quotation marks.';
    if (/^(?:false|no|off|0)$/.test(word)) return 'Write false without quotation marks.';
  }
  const isNumber = types.includes('integer')
    ? /^-?\d+$/
    : types.includes('number')
      ? /^-?\d+(?:\.\d+)?$/
      : /(?!)/;
  return isNumber.test(word) ? `Write ${Number(word)} without quotation marks.` : undefined;
}

/** Between which whole numbers a property's value lies, in words that follow "a number": "from 1 to 5", "of 1 or more"; nothing where it is free. */
export function rangeWords({ minimum, maximum }: JsonObject): string {
  if (typeof minimum === 'number' && typeof maximum === 'number') return `from ${minimum} to ${maximum}`;
  if (typeof minimum === 'number') return `of ${minimum} or more`;
  return typeof maximum === 'number' ? `of ${maximum} or less` : '';
}
