import type { Json, JsonObject } from '../../../model/json';
import { isObject } from '../../resolve/surroundings';
import type { Schemas } from '../../validate/create-validator';
import { itemsOf, propertiesOf, referred, typesOf } from '../../validate/schema-parts';

/** What examples of one document are made with. */
export interface ExampleSettings {
  schemas: Schemas;
  /** The heading of the page, which its opening shows; empty for what is no page. */
  title: string;
  /** The words on a link, by where it leads. */
  labelOf: (to: string) => string;
  /** Whether a link leads to what has this id. */
  isLinked: (id: string) => boolean;
  /** The short texts that stand there already. */
  used: Set<string>;
}

/** Entries of a list that are kept. */
const keptEntries = 2;

/**
 * A value with example words in the place of all that somebody wrote: what it consists of, its pictures, icons, ids, and
 * where its links lead stay; of a list its first two entries, or as many as there have to be, and those that a link leads to.
 */
export function exampleValue(part: Json | undefined, value: Json, settings: ExampleSettings): Json {
  const { schemas, used } = settings;
  const schema = schemaOf(part, value, schemas);
  if (schema['use'] === 'richText') return exampleWords(part, schemas, used);
  if (Array.isArray(value)) return exampleList(schema, value, settings);
  if (isObject(value)) return exampleObject(schema, value, settings);
  if (schema['use'] === 'link') return exampleAddress(String(value));
  return isWritten(schema, value) ? exampleWords(part, schemas, used) : value;
}

/** Numbers and addresses of one's own are settings, and what a message says is somebody's words. */
function exampleAddress(to: string): string {
  if (/^tel:/i.test(to)) return 'tel:{contact.phone}';
  if (/^mailto:/i.test(to)) return 'mailto:{contact.email}';
  return /^whatsapp:/i.test(to) ? 'whatsapp:Hello, I have a question.' : to;
}

/** Of a block that of its type; the others say themselves what they are. */
function schemaOf(part: Json | undefined, value: Json, schemas: Schemas): JsonObject {
  const schema = referred(part, schemas);
  if (!schema['discriminator'] || !isObject(value)) return schema;
  return schemas[`blocks/${String(value['type'])}.schema.json`] ?? {};
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

function exampleList(schema: JsonObject, value: readonly Json[], settings: ExampleSettings): Json {
  const items = itemsOf(schema, settings.schemas);
  const part = (schema['items'] ?? items) as Json;
  const isWhole = items['discriminator'] !== undefined || isLink(items, settings.schemas);
  const most = isWhole ? value.length : Math.max(Number(schema['minItems'] ?? 0), keptEntries);
  const isKept = (entry: Json, at: number): boolean =>
    at < most || (isObject(entry) && typeof entry['id'] === 'string' && settings.isLinked(entry['id']));
  return value.filter(isKept).map((entry) => exampleValue(part, entry, settings));
}

function exampleObject(schema: JsonObject, value: JsonObject, settings: ExampleSettings): Json {
  const { schemas, title, labelOf } = settings;
  if (schema['use'] === 'list') return { from: value['from'] ?? '' };
  const parts = (schema['properties'] ?? {}) as JsonObject;
  const kept = Object.entries(value).filter(([key, own]) => !isLost(schema, key, own, schemas));
  if (isPicture(schema, schemas)) return Object.fromEntries(kept.filter(([key]) => key !== 'caption'));
  const example = ([key, own]: [string, Json]): Json => {
    if (key === 'label' && isLink(schema, schemas))
      return typeof value['to'] === 'string' ? labelOf(value['to']) : own;
    if (key === 'heading' && schema['use'] === 'opening') return title;
    return parts[key] === undefined ? own : exampleValue(parts[key], own, settings);
  };
  return Object.fromEntries(kept.map((entry) => [entry[0], example(entry)]));
}

/** An address outside of the site belongs to somebody; where nothing has to lead there, it goes. */
function isLost(schema: JsonObject, key: string, value: Json, schemas: Schemas): boolean {
  const isNeeded = ((schema['required'] ?? []) as string[]).includes(key);
  const use = referred((schema['properties'] as JsonObject | undefined)?.[key], schemas)['use'];
  return use === 'link' && !isNeeded && /^https?:/i.test(String(value));
}

/** What is to be seen stays as it is as long as the picture does. */
function isPicture(schema: JsonObject, schemas: Schemas): boolean {
  return usesOf(schema, schemas).get('src') === 'image';
}

/** Words that lead somewhere say where. */
function isLink(schema: JsonObject, schemas: Schemas): boolean {
  const uses = usesOf(schema, schemas);
  return uses.get('to') === 'link' && uses.has('label');
}

function usesOf(schema: JsonObject, schemas: Schemas): Map<string, Json | undefined> {
  return new Map(propertiesOf(schema, schemas).map(([name, { use }]) => [name, use]));
}

/** A text of more letters than this may stand twice on a page, and ends with a full stop, unless its schema has several. */
const longestLabel = 120;

/**
 * What stands in the place of a text until somebody writes it: the `exampleWords` of its schema, or what the schema says of
 * it, cut to what fits. A short text that stands on the page already gets a number.
 * @param used the short texts that stand there; what is given is added.
 */
function exampleWords(part: Json | undefined, schemas: Schemas, used: Set<string>): string {
  const schema = referred(part, schemas);
  const most = Number(schema['maxLength'] ?? longestLabel);
  const isLabel = most <= longestLabel || isOnlyOnce(schema);
  const phrases = phrasesOf(part as JsonObject, isLabel) ?? phrasesOf(schema, isLabel) ?? ['Words of yours'];
  const least = Number(schema['minLength'] ?? 1);
  const fitting = phrases.map((phrase) => filledUp(cut(phrase, most), least));
  const [first = ''] = fitting;
  if (!isLabel && fitting.length === 1) return first;
  const words = fitting.find((one) => !used.has(one)) ?? numbered(first, most, used);
  used.add(words);
  return words;
}

/** Whether a text tells an entry of a list from all others. */
function isOnlyOnce({ use }: JsonObject): boolean {
  return use === 'entryText' || use === 'quotation';
}

/** What a schema itself has to say; of a reference, not what it refers to. */
function phrasesOf({ exampleWords: words, description }: JsonObject, isLabel: boolean): string[] | undefined {
  if (Array.isArray(words)) return words.map(String);
  if (typeof description !== 'string') return undefined;
  return [isLabel ? description.replace(/\.$/, '') : description];
}

function numbered(label: string, most: number, used: ReadonlySet<string>): string {
  for (let number = 2; ; number += 1) {
    const words = `${cut(label, most - String(number).length - 1)} ${number}`;
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
