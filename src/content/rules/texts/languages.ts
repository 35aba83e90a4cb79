import type { OpenDocument } from '../../facts/open-document';
import { pointerAbove, valueAt } from '../../places/pointer';
import { findingIn, type Finding } from '../../problems/finding';
import { isObject } from '../../resolve/surroundings';
import type { Annotation, AnnotationKind } from '../../validate/annotation';
import type { Rule } from '../rule';

export const languages: Rule = {
  about:
    'Letters of Hindi and Marathi say which language they are, so that a screen reader speaks them as such (WCAG 2.2, 3.1.2).',
  codes: ['missing-lang'],
  inDocument: (document) =>
    /^(?:mr|hi)\b/.test(document.around.language) ? [] : [...inFormatted(document), ...inPlain(document)],
};

/** A run of letters with the joiners in its words (ZWNJ, ZWJ), and the spaces and stops between them. */
const devanagari =
  /\p{Script=Devanagari}(?:[\s\p{M}\p{Script=Devanagari}\u200c-\u200d,.!?;:।॥–-]*\p{Script=Devanagari})?/u;

function inFormatted(document: OpenDocument): Finding[] {
  return [...document.texts].flatMap(([{ pointer }, { unmarked }]) =>
    unmarked.slice(0, 1).map((text) => {
      const words = devanagari.exec(text)?.[0] ?? text;
      return findingIn(document, pointer, { words }, 'missing-lang', { words, place: 'formatted' });
    }),
  );
}

/** Texts of which another rule, or nobody, wants to know the language. */
const unread: ReadonlySet<AnnotationKind> = new Set(['richText', 'seoTitle', 'seoDescription', 'link']);

/** Texts beside which a language can stand. */
const besides: ReadonlySet<AnnotationKind> = new Set(['inLanguage', 'quotation']);

function inPlain(document: OpenDocument): Finding[] {
  const { value, placeholders, annotations } = document;
  const hint = /[\u0900-\u097f\ua8e0-\ua8ff]/;
  if (![document.allWords(), ...(placeholders?.values() ?? [])].some((text) => hint.test(text))) return [];
  const byPointer = new Map(annotations.map((annotation) => [annotation.pointer, annotation.kind]));
  return document.shown().flatMap(({ pointer }) => {
    const holder = valueAt(value, pointerAbove(pointer));
    const [words] = devanagari.exec(String(valueAt(value, pointer))) ?? [];
    const kind = byPointer.get(pointer) ?? byPointer.get(pointerAbove(pointer));
    const isRead = kind === undefined || !unread.has(kind);
    const saysLanguage = kind !== undefined && isObject(holder) && holder['lang'] !== undefined;
    if (words === undefined || !isRead || saysLanguage || pointer.startsWith('/seo/')) return [];
    const place = kind !== undefined && besides.has(kind) ? placeBeside(pointer, annotations) : 'plain';
    return [findingIn(document, pointer, { words }, 'missing-lang', { words, place })];
  });
}

/** A language counts for all texts beside it, also for those in other letters. */
function placeBeside(pointer: string, annotations: readonly Annotation[]): 'beside' | 'mixed' {
  const beside = annotations.filter(
    (one) => one.kind === 'inLanguage' && pointerAbove(one.pointer) === pointerAbove(pointer),
  );
  return beside.every(({ value }) => devanagari.test(String(value))) ? 'beside' : 'mixed';
}
