import type { Json, JsonObject } from '../../model/json';
import { typesOf } from './schema-parts';

/** So many words are no name and no setting. */
const fewestWords = 3;

/** The annotations of texts that are nothing but words. */
const usesOfWords = new Set<unknown>([undefined, 'richText', 'inLanguage', 'entryText']);

/** Whether a value can stand there by its kind; a sentence not where an address or the like is wanted. */
export function canStandIn(schema: JsonObject, value: Json | undefined): boolean {
  const kinds = typesOf(schema);
  const kind = Array.isArray(value) ? 'array' : typeof value;
  if (Array.isArray(schema['enum']) && !schema['enum'].includes(value ?? null)) return false;
  if (kinds.length > 0 && !kinds.includes(kind)) return false;
  return typeof value !== 'string' || !isSentence(value) || takesWords(schema);
}

/** Whether it has several words of letters, which addresses and settings have not. */
export function isSentence(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /^\p{P}*[\p{L}\p{M}'’-]{2,}\p{P}*$/u.test(word));
  return words.length >= fewestWords;
}

/** Whether words for visitors can stand there. */
export function takesWords(schema: JsonObject): boolean {
  const { use, pattern } = schema;
  return typesOf(schema).includes('string') && pattern === undefined && usesOfWords.has(use);
}
