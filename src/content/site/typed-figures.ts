import type { Json } from '../../model/json';
import type { Annotation } from '../validate/annotation';
import { shownTexts } from './shown-texts';

/** A round figure among the words of a text, like `500+ speaking events`. */
export interface TypedFigure {
  pointer: string;
  /** The figure and the first word behind it, as they are written. */
  written: string;
  /** `500+`. */
  value: string;
  /** What may be counted: up to four words behind it. */
  words: string[];
}

const hint = /[\dKM]\+ /;
const figure = /(?<![\w.,/+-])(\d[\d.,]*[KM]?\+) ((?:\p{L}+ ?){1,4})/gu;

/**
 * The round figures that are typed in texts.
 * @param json the document as it is written.
 * @param value the same as a value, its placeholders not filled in.
 */
export function typedFigures(json: string, value: Json, annotations: readonly Annotation[]): TypedFigure[] {
  if (!hint.test(json)) return [];
  return shownTexts(value, annotations).flatMap(({ pointer, text }) =>
    [...text.matchAll(figure)].map(([, amount = '', behind = '']) => {
      const words = behind.trim().split(' ');
      return { pointer, written: `${amount} ${words[0]}`, value: amount, words };
    }),
  );
}
