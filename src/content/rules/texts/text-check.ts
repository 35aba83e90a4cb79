import type { Json } from '../../../model/json';
import { pointerAbove, valueAt } from '../../places/pointer';
import type { ProblemCode, ProblemDetails } from '../../problems/catalogue';

/** Where a text stands. */
export interface TextPlace {
  pointer: string;
  /** The value of its document, its placeholders not filled in. */
  value: Json;
  /** Whether it, or the text that it is a line of, has formatting. */
  isRich: boolean;
  own: OwnWords;
}

/** What the settings say of the owner, where they can be read. */
export interface OwnWords {
  name?: string | undefined;
  mail?: string | undefined;
}

/** Words of a text as they are and as they were meant. */
export interface Slip {
  written: string;
  better: string;
}

/** One kind of fault in a text that somebody reads. */
export interface TextCheck<Code extends ProblemCode = ProblemCode> {
  code: Code;
  /** Every text with this fault holds one of them. Looked for first: it takes a fiftieth of the time of a regular expression. */
  signs?: readonly string[];
  /** Whether one of a document's texts may have this fault; gets all of them, each on its own line. */
  hint?: { test: (words: string, own: OwnWords) => boolean };
  /** The properties whose texts, or the lines of whose lists, may have it; any where it is not said. */
  in?: readonly string[];
  /** The details of the first in a text, with the words to mark. */
  find: (text: string, place: TextPlace) => (ProblemDetails<Code> & { written: string }) | undefined;
}

/** Whether one of some signs stands in a text. */
export function hasOneOf(text: string, signs: readonly string[]): boolean {
  return signs.some((sign) => text.includes(sign));
}

/** A check whose details are those of its code. */
export function textCheck<Code extends ProblemCode>(check: TextCheck<Code>): TextCheck {
  return check;
}

/** All lines of the text that a line belongs to, and the next one. */
export function linesFrom(text: string, { pointer, value }: TextPlace): { all: string[]; next: string } {
  const whole = valueAt(value, pointerAbove(pointer));
  if (!Array.isArray(whole)) return { all: [text], next: '' };
  const all = whole.filter((line) => typeof line === 'string');
  return { all, next: all[1 + Number(pointer.slice(pointer.lastIndexOf('/') + 1))] ?? '' };
}
