import type { Json } from '../../../model/json';
import { shownTexts } from '../../facts/shown-texts';
import { pointerAbove, valueAt } from '../../places/pointer';
import type { ProblemCode, ProblemDetails } from '../../problems/catalogue';
import { findingIn } from '../../problems/finding';
import { mailHint } from '../../problems/mail-slips';
import { lengthLimit } from '../../resolve/rich-text';
import type { Annotation } from '../../validate/annotation';
import type { Rule } from '../rule';
import { letterLooks } from './letter-looks';
import { linkLooks, mistypedMail } from './link-looks';
import { nameLook, wordLooks } from './word-looks';

export const textFaults: Rule = {
  about:
    'No text holds garbled letters, typed signs for breaks, a word twice or misplaced spaces, shouts, or is nothing but spaces; none for a picture breaks off, nor one at a comma; every link says where it leads, a field that has to be filled in does not say that it need not be, and every date the day of the week that it is.',
  codes: [
    'all-capitals',
    'blank-text',
    'doubled-word',
    'empty-link',
    'garbled-letters',
    'misplaced-space',
    'mistyped-mail',
    'near-name',
    'needless-words',
    'old-font',
    'open-end',
    'optional-label',
    'raw-address',
    'torn-word',
    'typed-escape',
    'typed-year',
    'unclosed-sign',
    'unfinished-alt',
    'vague-alt',
    'vague-link',
    'wrong-weekday',
    'backward-range',
  ],
  inDocument: ({ json, written: value, isSound, annotations, placeholders, ...document }) => {
    const own = { name: placeholders?.get('speaker.name'), mail: placeholders?.get('contact.email') };
    return faultsIn({ json, value, isSound, own }, annotations).map(({ pointer, written, code, details }) =>
      findingIn(document, pointer, written === '' ? 'value' : { words: written }, code, details),
    );
  },
};

const looks = [...letterLooks, ...linkLooks, ...wordLooks];
const blankHint = /"(?:\s|\\[nrt]|\\u00a0|[\u200b-\u200d\ufeff])+"/i;

/**
 * What nobody meant to write in the texts of a document, each kind once a text. Most documents have no hint of any, and are
 * not looked at any closer.
 * @param json the document as it is written.
 * @param value the same as a value, its placeholders not filled in.
 * @param own what the settings say of the speaker.
 * @param isSound whether it fits its schema: otherwise blank texts may be told of as too short.
 */
export function faultsIn(
  { json, value, isSound, own = {} }: { json: string; value: Json; isSound: boolean; own?: OwnWords },
  annotations: readonly Annotation[],
): TextFault[] {
  const isBlank = isSound && blankHint.test(json);
  const hinted = looks.filter(({ hint }) => hint.test(json));
  const likely = [...hinted, ...nameLook(json, own)];
  if (!isBlank && likely.length === 0) return [];
  const rich = new Set(annotations.flatMap(({ kind, pointer }) => (kind === 'richText' ? pointer : [])));
  const isRich = (pointer: string): boolean => rich.has(pointer) || rich.has(pointerAbove(pointer));
  const texts = shownTexts(value, annotations).filter(({ text }) => text.length <= lengthLimit);
  return [
    ...texts.flatMap(({ text, pointer }) =>
      likely.flatMap(({ find }) => find(text, pointer, { value, own, isRich }) ?? []),
    ),
    ...(mailHint.test(json) ? mailLinks(value, own, annotations) : []),
    ...(isBlank ? blanks(value, annotations, rich) : []),
  ];
}

function mailLinks(value: Json, own: OwnWords, annotations: readonly Annotation[]): TextFault[] {
  return annotations.flatMap(({ kind, pointer }) => {
    const to = kind === 'link' ? valueAt(value, pointer) : undefined;
    return typeof to === 'string' && /^\s*mailto:/i.test(to)
      ? (mistypedMail(to, pointer, { own }) ?? [])
      : [];
  });
}

const isBlankText = (text: Json): boolean =>
  typeof text === 'string' && /^[\s\u200b-\u200d\ufeff]*$/.test(text);

/** A line between two paragraphs may be blank. */
function blanks(value: Json, annotations: readonly Annotation[], rich: ReadonlySet<string>): TextFault[] {
  const texts = shownTexts(value, annotations).filter(({ pointer }) => !rich.has(pointerAbove(pointer)));
  const lists = annotations
    .filter(({ pointer }) => rich.has(pointer))
    .filter(({ value: lines }) => Array.isArray(lines) && lines.every(isBlankText));
  const places = [...texts.filter(({ text }) => text !== '' && isBlankText(text)), ...lists];
  return places.map(({ pointer }) => ({ pointer, code: 'blank-text', written: '', details: {} }));
}

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
