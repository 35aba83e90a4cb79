import type { Json } from '../../model/json';
import { pointerAbove, valueAt } from '../places/pointer';
import { mailHint } from '../problems/mail-slips';
import { lengthLimit } from '../resolve/rich-text';
import type { Annotation } from '../validate/annotation';
import { shownTexts } from './shown-texts';
import { letterLooks } from './letter-looks';
import { linkLooks, mistypedMail } from './link-looks';
import type { OwnWords, TextFault } from './text-look';
import { nameLook, wordLooks } from './word-looks';

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
export function textFaults(
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
