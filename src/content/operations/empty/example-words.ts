import type { Json, JsonObject } from '../../../model/json';
import type { Schemas } from '../../validate/create-validator';
import { referred } from '../../validate/schema-parts';

/** A text of more letters than this may stand twice on a page, and ends with a full stop, unless its schema has several. */
const longestLabel = 120;

/**
 * What stands in the place of a text until somebody writes it: the `exampleWords` of its schema, or what the schema says of
 * it, cut to what fits. A short text that stands on the page already gets a number.
 * @param used the short texts that stand there; what is given is added.
 */
export function exampleWords(part: Json | undefined, schemas: Schemas, used: Set<string>): string {
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
