import type { Json, JsonObject } from '../../../model/json';
import { isObject } from '../../resolve/surroundings';
import type { Schemas } from '../../validate/create-validator';
import { itemsOf, referred, typesOf } from '../../validate/schema-parts';

/** What example words of one document are made with. */
export interface ExampleSettings {
  schemas: Schemas;
  /** The heading of the page, which its opening shows; empty for what is no page. */
  title: string;
  /** Where a link leads afterwards; undefined where that is gone. */
  addressOf: (to: string) => string | undefined;
  /** The words on a link, by where it leads. */
  labelOf: (to: string) => string;
  /** The texts that stand there already. */
  used: Set<string>;
}

/** Entries of a list that are kept. */
const keptEntries = 2;

/**
 * A value with example words in the place of all that somebody wrote: what it consists of, its pictures, icons, ids and
 * where its links lead stay; of a list its first entries, and those with an id. Undefined for what is nothing without a
 * link that is gone.
 */
export function exampleValue(
  part: Json | undefined,
  value: Json,
  settings: ExampleSettings,
): Json | undefined {
  const schema = schemaOf(part, value, settings.schemas);
  if (schema['use'] === 'richText') return exampleWords(part, settings);
  if (schema['use'] === 'link') return settings.addressOf(String(value));
  if (schema['use'] === 'list' && isObject(value)) return { from: value['from'] ?? '' };
  if (Array.isArray(value)) return exampleList(schema, value, settings);
  if (isObject(value)) return exampleObject(schema, value, settings);
  return isWritten(schema, value) ? exampleWords(part, settings) : value;
}

/** Of a block that of its type; the others say themselves what they are. */
function schemaOf(part: Json | undefined, value: Json, schemas: Schemas): JsonObject {
  const schema = referred(part, schemas);
  if (!schema['discriminator'] || !isObject(value)) return schema;
  return schemas[`blocks/${String(value['type'])}.schema.json`] ?? {};
}

function exampleList(
  schema: JsonObject,
  value: readonly Json[],
  settings: ExampleSettings,
): Json[] | undefined {
  const items = itemsOf(schema, settings.schemas);
  const part = (schema['items'] ?? items) as Json;
  const least = Number(schema['minItems'] ?? 0);
  const most = isLink(items) ? value.length : Math.max(least, keptEntries);
  const kept: Json[] = [];
  for (const entry of value) {
    const isKept = kept.length < most || (isObject(entry) && 'id' in entry);
    const example = isKept ? exampleValue(part, entry, settings) : undefined;
    if (example !== undefined) kept.push(example);
  }
  return kept.length >= Math.max(least, Math.min(1, value.length)) ? kept : undefined;
}

function exampleObject(
  schema: JsonObject,
  value: JsonObject,
  settings: ExampleSettings,
): JsonObject | undefined {
  const parts = (schema['properties'] ?? {}) as JsonObject;
  const required = (schema['required'] ?? []) as string[];
  // What is to be seen stays as it is as long as the picture does.
  if (referred(parts['src'], settings.schemas)['use'] === 'image') {
    const { caption: _, ...picture } = value;
    return picture;
  }
  const example: JsonObject = {};
  for (const [key, own] of Object.entries(value)) {
    const now = wordsAt(key, schema, value, settings) ?? exampleValue(parts[key], own, settings);
    if (now !== undefined) example[key] = now;
    else if (required.includes(key)) return undefined;
  }
  return example;
}

/** An opening shows the title of its page; words that lead somewhere say where, those of a link without an address stay. */
function wordsAt(
  key: string,
  schema: JsonObject,
  { label, to }: JsonObject,
  settings: ExampleSettings,
): Json | undefined {
  if (key === 'heading' && schema['use'] === 'opening') return settings.title;
  if (key !== 'label' || !isLink(schema)) return undefined;
  return typeof to === 'string' ? settings.labelOf(to) : label;
}

/** Whether a thing has words that lead somewhere. */
function isLink({ properties }: JsonObject): boolean {
  return isObject(properties) && 'to' in properties && 'label' in properties;
}

const meanings = new Set<unknown>([
  undefined,
  'entryText',
  'excerpt',
  'inLanguage',
  'phone',
  'quotation',
  'seoTitle',
  'seoDescription',
]);

/** Whether a text is somebody's own words: neither a name for something nor one of a few that are allowed. */
function isWritten(schema: JsonObject, value: Json): boolean {
  if (typeof value !== 'string' || !typesOf(schema).includes('string')) return false;
  const isFree = schema['pattern'] === undefined && schema['enum'] === undefined;
  return meanings.has(schema['use']) && (isFree || schema['exampleWords'] !== undefined);
}

/** A text of more letters than this may stand twice on a page, and ends with a full stop. */
const longestLabel = 120;

/**
 * What stands in the place of a text until somebody writes it: the `exampleWords` of its schema, or what the schema says of
 * it, cut to what fits. A short text that stands on the page already gets a number.
 */
function exampleWords(part: Json | undefined, { schemas, used }: ExampleSettings): string {
  const schema = referred(part, schemas);
  const { maxLength = longestLabel, minLength = 1, use } = schema;
  // Of an entry of a list the words tell it from all others.
  const isLabel = Number(maxLength) <= longestLabel || use === 'entryText' || use === 'quotation';
  const [most, least] = [Number(maxLength), Number(minLength)];
  const phrases = phrasesOf(part as JsonObject, isLabel) ?? phrasesOf(schema, isLabel) ?? ['Words of yours'];
  const fitting = phrases.map((phrase) => filledUp(cut(phrase, most), least));
  const [first = ''] = fitting;
  const words = fitting.find((one) => !used.has(one)) ?? (isLabel ? numbered(first, most, used) : first);
  used.add(words);
  return words;
}

/** What a schema itself has to say; of a reference, not what it refers to. */
function phrasesOf({ exampleWords: words, description }: JsonObject, isLabel: boolean): string[] | undefined {
  if (Array.isArray(words)) return words.map(String);
  if (typeof description !== 'string') return undefined;
  return [isLabel ? description.replace(/\.$/, '') : description];
}

function numbered(label: string, most: number, used: ReadonlySet<string>): string {
  for (let number = 2; ; number += 1) {
    const words = `${cut(label, most - 1 - String(number).length)} ${number}`;
    if (!used.has(words)) return words;
  }
}

/** As many whole sentences as fit, or else whole words. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most + 1);
  const sentences = /^.*[.!?](?=\s)/s.exec(start)?.[0];
  return (sentences ?? start.replace(/[\s:,;]+\S*$/, '')).slice(0, most).trim();
}

function filledUp(words: string, least: number): string {
  return words.length >= least ? words : filledUp(`${words} These are only example words.`, least);
}
