import type { Json } from '../../../model/json';
import { step } from '../../places/pointer';
import { findingIn } from '../../problems/finding';
import type { Annotation, AnnotationKind } from '../../validate/annotation';
import type { Rule } from '../rule';

export const formatting: Rule = {
  about: 'No text without formatting holds Markdown or HTML, which would be shown with its signs.',
  codes: ['plain-formatting'],
  // What a placeholder brings in is reported in the settings; where a name is unknown, a text may be meant to have formatting.
  inDocument: ({ isSound, written, annotations, ...document }) =>
    (isSound ? plainMarks(written, annotations) : []).map(({ pointer, ...mark }) =>
      findingIn(document, pointer, { words: mark.written }, 'plain-formatting', mark),
    ),
};

/** Formatting in a text that has none. */
export interface PlainMark {
  pointer: string;
  /** What would be shown with its signs. */
  written: string;
  /** The whole text without any; of what cannot be copied from a message, being long, in lines or with quotation marks, that piece alone. */
  plain: string;
}

const tags =
  'a|abbr|b|big|blockquote|center|code|del|div|em|font|h[1-6]|hr|i|iframe|img|ins|li|mark|ol|p|pre|s|script|small|span|strike|strong|style|sub|sup|table|tbody|td|th|tr|u|ul';

const signs: Record<string, string> = {
  amp: '&',
  nbsp: ' ',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  euro: '€',
  pound: '£',
  bull: '•',
  middot: '·',
  times: '×',
};

/** Formatting that can be nothing else, with what is left without it: `3 < 5`, `a * b`, `#1` and `snake_case` are none. */
const marks: readonly [shape: RegExp, left: string][] = [
  [/!?\[([^\][\n]+)\]\((?:\/|#|https?:|mailto:|tel:|whatsapp:|www\.)[^()\n]*\)/g, '$1'],
  [/<br\s?\/?>/gi, ' '],
  [new RegExp(`<(?:${tags})(?:\\s[^<>]*)?/?>|</(?:${tags})\\s?>|<!--|-->`, 'gi'), ''],
  [/^ {0,3}#{2,6} +(?=\S)/gm, ''],
  [/^[^\S\n]*[•●▪◦‣∙][^\S\n]*(?=\S)/gmu, ''],
  [/(?<![\p{L}\p{N}*\\])\*\*(?=[^\s*])([^*\n]+)(?<=\S)\*\*(?![\p{L}\p{N}*])/gu, '$1'],
  [/(?<![\p{L}\p{N}*\\])\*(?=[^\s*])([^*\n.!?;]+)(?<=\S)\*(?![\p{L}\p{N}*])/gu, '$1'],
  [
    /(?<![\p{L}\p{N}_\\])(__?)(?=[^_\n]*\s|\p{L}+_(?!_))(?=[^\s_])([^_\n]+)(?<=\S)\1(?![\p{L}\p{N}_])/gu,
    '$2',
  ],
  [/~~(?=[^\s~])([^~\n]+)~~/g, '$1'],
];
const entity = new RegExp(`&(?:(${Object.keys(signs).join('|')})|#(\\d{2,5})|#x([0-9a-f]{2,5}));`, 'gi');

/** No text that fits a page is longer, and what is longer is told of as such. */
const longest = 2000;

/** The first piece of Markdown or HTML of each text without formatting in a document. */
export function plainMarks(value: Json, annotations: readonly Annotation[]): PlainMark[] {
  // Most texts with marks are those that may have them: what is the same is found faster than its place.
  const others = new Set(annotations.flatMap((one) => (plainKinds.has(one.kind) ? [] : one.value)));
  const isDoubtful = (text: string): boolean =>
    text.length <= longest && /[*_<[#~&•●▪◦‣∙]/.test(text) && !others.has(text);
  if (!anyText(value, isDoubtful)) return [];
  return textsOf(value, '').flatMap(({ text, pointer }) => {
    const written = isDoubtful(text) ? markIn(text) : undefined;
    if (written === undefined || !isPlain(pointer, annotations)) return [];
    return [{ pointer, written, plain: plainWords(text, written) }];
  });
}

/** The whole without signs where a message can show it as it has to be typed, or else what is left of the piece, if anything is. */
function plainWords(text: string, written: string): string {
  const whole = withoutMarks(text);
  const piece = withoutMarks(written);
  const isCopyable = whole.length <= 90 && !/["\n]/.test(whole);
  return isCopyable || !/[\p{L}\p{N}]/u.test(piece) ? whole : piece;
}

/** Whether any text of a value is like this. Most documents have none, so nobody asks for its place yet. */
function anyText(value: Json, isLike: (text: string) => boolean): boolean {
  if (typeof value === 'string') return isLike(value);
  if (typeof value !== 'object' || value === null) return false;
  const parts = Array.isArray(value) ? value : Object.values(value);
  return parts.some((part) => anyText(part, isLike));
}

function textsOf(value: Json, pointer: string): { text: string; pointer: string }[] {
  if (typeof value === 'string') return [{ text: value, pointer }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, step(pointer, key)));
}

function markIn(text: string): string | undefined {
  const shapes = [...marks.map(([shape]) => shape), entity];
  const shape = shapes.find((one) => text.search(one) >= 0);
  return shape && text.match(shape)?.[0].trim();
}

function withoutMarks(text: string): string {
  const plain = marks.reduce((left, [shape, to]) => left.replaceAll(shape, to), text);
  return plain.replaceAll(entity, (_, name?: string, decimal?: string, hex?: string) =>
    name === undefined
      ? String.fromCodePoint(decimal === undefined ? Number.parseInt(hex ?? '20', 16) : Number(decimal))
      : (signs[name.toLowerCase()] ?? ''),
  );
}

/** What is annotated otherwise is a text with formatting, or no text at all. */
const plainKinds: ReadonlySet<AnnotationKind> = new Set([
  'entryText',
  'excerpt',
  'inLanguage',
  'quotation',
  'seoTitle',
  'seoDescription',
]);

function isPlain(pointer: string, annotations: readonly Annotation[]): boolean {
  return !annotations.some(
    (one) =>
      !plainKinds.has(one.kind) &&
      (one.pointer === pointer || (one.kind === 'richText' && pointer.startsWith(`${one.pointer}/`))),
  );
}
