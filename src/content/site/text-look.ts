import type { Json } from '../../model/json';
import type { ProblemCode, ProblemDetails } from '../problems/catalogue';

/** Something in a text that nobody meant to write. */
export type TextFault = { pointer: string; written: string } & {
  [Code in ProblemCode]: { code: Code; details: ProblemDetails<Code> };
}[
  | 'all-capitals'
  | 'backward-range'
  | 'blank-text'
  | 'doubled-word'
  | 'empty-link'
  | 'garbled-letters'
  | 'misplaced-space'
  | 'mistyped-mail'
  | 'near-name'
  | 'needless-words'
  | 'old-font'
  | 'open-end'
  | 'optional-label'
  | 'raw-address'
  | 'torn-word'
  | 'typed-escape'
  | 'typed-year'
  | 'unclosed-sign'
  | 'unfinished-alt'
  | 'vague-alt'
  | 'vague-link'
  | 'wrong-weekday'];

/** What the settings say of the speaker, where they can be read. */
export interface OwnWords {
  name?: string | undefined;
  mail?: string | undefined;
}

/** The document that a text stands in. */
export interface Held {
  value: Json;
  own: OwnWords;
  /** Whether a text, or the text that a line belongs to, has formatting. */
  isRich: (pointer: string) => boolean;
}

/** One kind of fault: what every document with it has in it as it is written, and the first in a text. */
export interface Look {
  hint: { test: (json: string) => boolean };
  find: (text: string, pointer: string, held: Held) => TextFault | undefined;
}
