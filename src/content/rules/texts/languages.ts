import type { Json } from '../../../model/json';
import { step, valueAt } from '../../places/pointer';
import { findingIn, type Finding } from '../../problems/finding';
import { isObject } from '../../resolve/surroundings';
import type { OpenDocument } from '../../facts/open-document';
import type { Annotation, AnnotationKind } from '../../validate/annotation';
import type { Rule } from '../rule';

export const languages: Rule = {
  about:
    'Letters of Hindi and Marathi say which language they are, so that a screen reader speaks them as such (WCAG 2.2, 3.1.2).',
  codes: ['missing-lang'],
  inDocument: (document) =>
    /^(?:mr|hi)\b/.test(document.around.language) ? [] : [...inFormatted(document), ...inPlain(document)],
};

function inFormatted(document: OpenDocument): Finding[] {
  return [...document.texts].flatMap(([{ pointer }, { unmarked }]) =>
    unmarked.slice(0, 1).map((text) => {
      const words = devanagariIn(text) ?? text;
      return findingIn(document, pointer, { words }, 'missing-lang', { words, place: 'formatted' });
    }),
  );
}

function inPlain({ json, value, placeholders, annotations, ...document }: OpenDocument): Finding[] {
  return unmarkedTexts({ json, value, filledIn: placeholders?.values() ?? [] }, annotations).map(
    ({ pointer, words, place }) => findingIn(document, pointer, { words }, 'missing-lang', { words, place }),
  );
}

/** A run of letters with the joiners in its words (ZWNJ, ZWJ), and the spaces and stops between them. */
const devanagari =
  /\p{Script=Devanagari}(?:[\s\p{M}\p{Script=Devanagari}\u200c-\u200d,.!?;:।॥–-]*\p{Script=Devanagari})?/u;

/** The first run of letters of Hindi or Marathi in a text. */
function devanagariIn(text: string): string | undefined {
  return devanagari.exec(text)?.[0];
}

const unseen: ReadonlySet<AnnotationKind> = new Set(['richText', 'link', 'keyword', 'phone', 'alias']);

/** Texts beside which a language can stand. */
const besides: ReadonlySet<AnnotationKind> = new Set(['inLanguage', 'quotation']);

/** A piece of text that should say its language, and whether the schema has a place for that beside it. */
interface UnmarkedText {
  pointer: string;
  words: string;
  place: 'beside' | 'mixed' | 'plain';
}

/**
 * The texts of a document in the letters of Hindi and Marathi that do not say their language: all but rich texts, links
 * and what only search engines and the chat's matching read.
 * @param json the document as it is written, where a letter may be an escape.
 * @param filledIn what stands for its placeholders.
 */
export function unmarkedTexts(
  { json, value, filledIn }: { json: string; value: Json; filledIn: Iterable<string> },
  annotations: readonly Annotation[],
): UnmarkedText[] {
  if (!/[\u0900-\u097f\ua8e0-\ua8ff]|\\u/.test(json) && ![...filledIn].some(devanagariIn)) return [];
  const byPointer = new Map(annotations.map((annotation) => [annotation.pointer, annotation]));
  const found: UnmarkedText[] = [];
  eachText(value, '', byPointer, (text, pointer, annotation) => {
    const words = devanagariIn(text);
    if (words === undefined || (annotation && saysLanguage(value, annotation))) return;
    found.push({ pointer, words, place: placeOf(annotation, annotations) });
  });
  return found;
}

/** Where its language can stand: nowhere beside it, where that would count for a text in other letters too. */
function placeOf(
  annotation: Annotation | undefined,
  annotations: readonly Annotation[],
): UnmarkedText['place'] {
  if (annotation === undefined || !besides.has(annotation.kind)) return 'plain';
  const beside = annotations.filter(
    ({ kind, pointer }) => kind === 'inLanguage' && holderOf(pointer) === holderOf(annotation.pointer),
  );
  return beside.some(({ value }) => typeof value === 'string' && devanagariIn(value) === undefined)
    ? 'mixed'
    : 'beside';
}

function holderOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

function saysLanguage(value: Json, { pointer }: Annotation): boolean {
  const holder = valueAt(value, holderOf(pointer));
  return isObject(holder) && holder['lang'] !== undefined;
}

type Look = (text: string, pointer: string, annotation: Annotation | undefined) => void;

function eachText(
  value: Json,
  pointer: string,
  annotations: ReadonlyMap<string, Annotation>,
  look: Look,
): void {
  const annotation = annotations.get(pointer);
  if (annotation && unseen.has(annotation.kind)) return;
  if (pointer === '/seo') return;
  if (typeof value === 'string') return look(value, pointer, annotation);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) eachText(inner, step(pointer, key), annotations, look);
}
