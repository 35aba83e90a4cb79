import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Json, JsonObject } from '../../model/json';
import type { ParsedDocument } from '../parse/parse-document';
import { lineAt } from '../places/lines';
import { locate } from '../places/locate';
import { step } from '../places/pointer';
import type { ProsePlace } from '../problems/unknown-words';
import type { Schemas } from './create-validator';
import { shortWords } from './short-words';
import { asObject, propertiesOf, typesOf } from './schema-parts';

/** So many words are no name and no setting. */
const fewestWords = 3;

/** So many letters have to fit where sentences stand. */
const fewestLetters = 150;

/** The annotations of texts that are nothing but words. */
const usesOfWords = new Set<unknown>([undefined, 'richText', 'inLanguage', 'entryText']);

/** Where in its object the words of an unknown property can stand: in what is free, or else in what has words already. */
export function prosePlace(
  document: ParsedDocument,
  { instancePath, data, parentSchema }: ErrorObject,
  name: string,
  schemas: Schemas,
): ProsePlace | undefined {
  const holder = asObject(data) ?? {};
  const value = holder[name];
  const isLong = typeof value === 'string' && isSentence(value);
  const short = isLong ? undefined : shortWords(name, value);
  const words = isLong ? value : short;
  if (words === undefined) return undefined;
  const fitting = propertiesOf(parentSchema ?? {}, schemas).filter(
    ([known, schema]) => isProse(known, schema) && hasRoom(words, holder[known], schema),
  );
  const free = fitting.flatMap(([known]) => (Object.hasOwn(holder, known) ? [] : [known]));
  const named = { ...(short !== undefined && { short }) };
  if (free.length > 0) return { names: free, ...named };
  const [used] = fitting[0] ?? [];
  if (used === undefined) return undefined;
  const { offset } = locate(document, step(instancePath, used), 'key');
  return {
    names: [used],
    line: lineAt(document.text, offset),
    isList: Array.isArray(holder[used]),
    ...named,
  };
}

/** Whether a value can stand there by its kind; a sentence not where an address or the like is wanted. */
export function canStandIn(schema: JsonObject, value: Json | undefined): boolean {
  const kinds = typesOf(schema);
  const kind = Array.isArray(value) ? 'array' : typeof value;
  if (kinds.length > 0 && !kinds.includes(kind)) return false;
  return typeof value !== 'string' || !isSentence(value) || takesWords(schema);
}

/** Whether it has several words of letters, which addresses and settings have not. */
function isSentence(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /^\p{P}*[\p{L}\p{M}'’-]{2,}\p{P}*$/u.test(word));
  return words.length >= fewestWords;
}

/** Whether sentences for visitors stand there: what is called a text or a caption, and is long enough. */
function isProse(name: string, schema: JsonObject): boolean {
  const { use, alsoCalled = [], maxLength = 0 } = schema;
  if (use === 'richText') return true;
  const names = [name, ...(alsoCalled as string[])];
  const isCalledSo = names.some((one) => /^(?:text|body|caption)$/.test(one));
  return isCalledSo && Number(maxLength) >= fewestLetters && takesWords(schema);
}

function takesWords(schema: JsonObject): boolean {
  const { use, pattern } = schema;
  return typesOf(schema).includes('string') && pattern === undefined && usesOfWords.has(use);
}

/** Whether there is room for the words, behind those that stand there. */
function hasRoom(words: string, standing: Json | undefined, { maxLength = Infinity }: JsonObject): boolean {
  const lines = standing === undefined ? [] : [standing].flat();
  if (!lines.every((line) => typeof line === 'string')) return false;
  return [...lines, words].join(' ').length <= Number(maxLength);
}
