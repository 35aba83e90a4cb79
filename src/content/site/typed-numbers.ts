import type { Json } from '../../model/json';
import type { Annotation } from '../validate/annotation';
import { shownTexts } from './shown-texts';

/** A telephone number among the words of a text. */
export interface TypedNumber {
  pointer: string;
  written: string;
}

/** What every document with a number has in it. */
const hint = /\d[\d ()-]{8,}\d/;
const number = /(?<![\w.,/+-])\+?\(?\d[\d ()-]{8,16}\d(?![\w-])/g;
const link = /\[[^\][]*\]\([^()]*\)/g;

/**
 * The telephone numbers that are typed in texts. On what leads somewhere, they are held against the address there.
 * @param json the document as it is written.
 * @param value the same as a value, its placeholders not filled in.
 */
export function typedNumbers(json: string, value: Json, annotations: readonly Annotation[]): TypedNumber[] {
  if (!hint.test(json)) return [];
  return shownTexts(value, annotations)
    .filter(({ pointer }) => !/\/(?:label|placeholder)$/.test(pointer))
    .flatMap(({ pointer, text }) =>
      [...text.replaceAll(link, ' ').matchAll(number)].map(([written]) => ({ pointer, written })),
    );
}
