import type { Json } from '../model/json';
import { step, valueAt } from './parse/pointer';
import type { UnmarkedText } from './site';
import { isObject } from './surroundings';
import type { Use, UseKind } from './validate/use';

/** A run of letters with the spaces between its words. */
const devanagari = /\p{Script=Devanagari}(?:[\s\p{M}\p{Script=Devanagari}]*\p{Script=Devanagari})?/u;

/** The first run of letters of Hindi or Marathi in a text. */
export function devanagariIn(text: string): string | undefined {
  return devanagari.exec(text)?.[0];
}

const unseen: ReadonlySet<UseKind> = new Set(['richText', 'link', 'keyword']);

/**
 * The texts of a document in the letters of Hindi and Marathi that do not say their language: all but rich texts, links
 * and what only search engines and the chat's matching read.
 * @param json the document as it is written, where a letter may be an escape.
 * @param filledIn what stands for its placeholders.
 */
export function unmarkedTexts(
  { json, value, filledIn }: { json: string; value: Json; filledIn: Iterable<string> },
  uses: readonly Use[],
): UnmarkedText[] {
  if (!/\p{Script=Devanagari}|\\u/iu.test(json) && ![...filledIn].some(devanagariIn)) return [];
  const byPointer = new Map(uses.map((use) => [use.pointer, use]));
  const found: UnmarkedText[] = [];
  visit(value, '', byPointer, (text, pointer, use) => {
    const words = devanagariIn(text);
    if (words === undefined || (use && saysLanguage(value, use))) return;
    found.push({ pointer, words, place: use?.kind === 'inLanguage' ? 'beside' : 'plain' });
  });
  return found;
}

function saysLanguage(value: Json, { pointer }: Use): boolean {
  const holder = valueAt(value, pointer.slice(0, pointer.lastIndexOf('/')));
  return isObject(holder) && holder['lang'] !== undefined;
}

type Look = (text: string, pointer: string, use: Use | undefined) => void;

function visit(value: Json, pointer: string, uses: ReadonlyMap<string, Use>, look: Look): void {
  const use = uses.get(pointer);
  if (use && unseen.has(use.kind)) return;
  if (pointer === '/seo') return;
  if (typeof value === 'string') return look(value, pointer, use);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) visit(inner, step(pointer, key), uses, look);
}
