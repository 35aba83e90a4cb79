import type { Json } from '../../model/json';
import { pointerAbove, valueAt } from '../places/pointer';
import type { ProblemCode, ProblemDetails } from '../problems/catalogue';
import type { Annotation } from '../validate/annotation';
import { doubledIn, doubledHint } from './doubled-words';
import { garbledHint, garbledIn } from './garbled-letters';
import { lengthLimit } from '../resolve/rich-text';
import { isObject } from '../resolve/surroundings';
import { emptyLinkHint, emptyLinkIn, isVagueLabel, vagueHint, vagueLinkIn } from './vague-links';
import { shownTexts } from './shown-texts';

/** Something in a text that nobody meant to write. */
export type TextFault = { pointer: string; written: string } & {
  [Code in ProblemCode]: { code: Code; details: ProblemDetails<Code> };
}['blank-text' | 'doubled-word' | 'empty-link' | 'garbled-letters' | 'typed-escape' | 'vague-link'];

const escapeHint = /\\\\[nrt]/;
const blankHint = /"(?:\s|\\[nrt]|\\u00a0|[\u200b-\u200d\ufeff])+"/i;

/** Each of the texts with formatting, and each of its lines. */
type IsRich = (pointer: string) => boolean;

/**
 * What nobody meant to write in the texts of a document, each kind once a text. Most documents have no hint of any, and are
 * not looked at any closer.
 * @param json the document as it is written.
 * @param value the same as a value, its placeholders not filled in.
 * @param isSound whether it fits its schema: otherwise blank texts may be told of as too short.
 */
export function textFaults(
  { json, value, isSound }: { json: string; value: Json; isSound: boolean },
  annotations: readonly Annotation[],
): TextFault[] {
  const isBlank = isSound && blankHint.test(json);
  if (
    !isBlank &&
    ![garbledHint, escapeHint, doubledHint, vagueHint, emptyLinkHint].some((hint) => hint.test(json))
  )
    return [];
  const rich = new Set(annotations.flatMap(({ kind, pointer }) => (kind === 'richText' ? pointer : [])));
  const isRich: IsRich = (pointer) => rich.has(pointer) || rich.has(pointerAbove(pointer));
  const texts = shownTexts(value, annotations).filter(({ text }) => text.length <= lengthLimit);
  const faults = texts.flatMap(({ text, pointer }) => [
    ...garbled(text, pointer),
    ...escaped(text, pointer, isRich),
    ...doubled(text, pointer),
    ...vague(text, pointer, value, isRich),
    ...empty(text, pointer, isRich),
  ]);
  return isBlank ? [...faults, ...blanks(value, annotations, rich)] : faults;
}

function garbled(text: string, pointer: string): TextFault[] {
  const found = garbledIn(text.split(/\{[\w.]+\}/).find((piece) => garbledIn(piece)) ?? '');
  return found ? [{ pointer, code: 'garbled-letters', written: found.written, details: found }] : [];
}

/** As a break is typed in programs; paths of Windows and code have such signs too. */
const escape = /(?<=^|[\s.,;:!?)”"’'])(?:\\[nrt])+|(?:\\[nrt])+(?=$|[\s\p{Lu}*#“"-])/u;

function escaped(text: string, pointer: string, isRich: IsRich): TextFault[] {
  const [written] = escape.exec(text) ?? [];
  if (written === undefined || /`|(?<!\p{L})\p{L}:\\|\\\\/u.test(text)) return [];
  return [{ pointer, code: 'typed-escape', written, details: { written, isRich: isRich(pointer) } }];
}

function doubled(text: string, pointer: string): TextFault[] {
  const found = doubledIn(text);
  return found ? [{ pointer, code: 'doubled-word', written: found.written, details: found }] : [];
}

function vague(text: string, pointer: string, value: Json, isRich: IsRich): TextFault[] {
  const written = isRich(pointer)
    ? vagueLinkIn(text)
    : isLabel(pointer, value) && isVagueLabel(text)
      ? text
      : undefined;
  if (written === undefined) return [];
  const details = { words: written.replaceAll(/^[[>\s]+|(?:\]|<\/a>)$/g, ''), isRich: isRich(pointer) };
  return [{ pointer, code: 'vague-link', written, details }];
}

function empty(text: string, pointer: string, isRich: IsRich): TextFault[] {
  const found = isRich(pointer) ? emptyLinkIn(text) : undefined;
  return found ? [{ pointer, code: 'empty-link', written: found.written, details: found }] : [];
}

/** Whether a text is on something that leads somewhere. */
function isLabel(pointer: string, value: Json): boolean {
  const holder = pointer.endsWith('/label') ? valueAt(value, pointerAbove(pointer)) : undefined;
  return isObject(holder) && typeof holder['to'] === 'string';
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
