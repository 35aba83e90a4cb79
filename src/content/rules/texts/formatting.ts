import { findingIn } from '../../problems/finding';
import type { OpenDocument } from '../../facts/open-document';
import { pointerAbove } from '../../places/pointer';
import type { AnnotationKind } from '../../validate/annotation';
import type { Rule } from '../rule';

export const formatting: Rule = {
  about: 'No text without formatting holds Markdown or HTML, which would be shown with its signs.',
  codes: ['plain-formatting'],
  // Where a name is unknown, a text may be meant to have formatting.
  inDocument: (document) =>
    (document.isSound ? plainMarks(document) : []).map(({ pointer, ...mark }) =>
      findingIn(document, pointer, { words: mark.written }, 'plain-formatting', mark),
    ),
};

/** Formatting in a text that has none. */
interface PlainMark {
  pointer: string;
  /** What would be shown with its signs. */
  written: string;
  /** The whole text without any; of what cannot be copied from a message, being long, in lines or with quotation marks, that piece alone. */
  plain: string;
}

const tags =
  'a|abbr|b|big|blockquote|center|code|del|div|em|font|h[1-6]|hr|i|iframe|img|ins|li|mark|ol|p|pre|s|script|small|span|strike|strong|style|sub|sup|table|tbody|td|th|tr|u|ul';

/** Formatting that can be nothing else, with what is left without it: `3 < 5`, `a * b`, `#1` and `snake_case` are none. */
const marks: readonly [sign: string, shape: RegExp, left: string][] = [
  ['](', /!?\[([^\][\n]+)\]\((?:\/|#|https?:|mailto:|tel:|whatsapp:|www\.)[^()\n]*\)/g, '$1'],
  ['<', /<br\s?\/?>/gi, ' '],
  ['&', /&nbsp;/gi, ' '],
  ['<', new RegExp(`<(?:${tags})(?:\\s[^<>]*)?/?>|</(?:${tags})\\s?>|<!--|-->`, 'gi'), ''],
  ['#', /^ {0,3}#{2,6} +(?=\S)/gm, ''],
  ['', /^[^\S\n]*[•●▪◦‣∙][^\S\n]*(?=\S)/gmu, ''],
  ['**', /(?<![\p{L}\p{N}*\\])\*\*(?=[^\s*])([^*\n]+)(?<=\S)\*\*(?![\p{L}\p{N}*])/gu, '$1'],
  ['*', /(?<![\p{L}\p{N}*\\])\*(?=[^\s*])([^*\n.!?;]+)(?<=\S)\*(?![\p{L}\p{N}*])/gu, '$1'],
  [
    '_',
    /(?<![\p{L}\p{N}_\\])(__?)(?=[^_\n]*\s|\p{L}+_(?!_))(?=[^\s_])([^_\n]+)(?<=\S)\1(?![\p{L}\p{N}_])/gu,
    '$2',
  ],
  ['~~', /~~(?=[^\s~])([^~\n]+)~~/g, '$1'],
  ['&', /&amp;/gi, '&'],
  ['&', /&lt;/gi, '<'],
  ['&', /&gt;/gi, '>'],
  ['&', /&(?:quot|ldquo|rdquo);/gi, '"'],
  ['&', /&(?:apos|lsquo|rsquo|#39|#8217|#x2019);/gi, '’'],
  ['&', /&(?:ndash|mdash);/gi, '–'],
  ['&', /&hellip;/gi, '…'],
];

/** No text that fits a page is longer, and what is longer is reported as such. */
const longest = 2000;

/** What is annotated otherwise is a text with formatting, or no text at all. */
const plainKinds: ReadonlySet<AnnotationKind> = new Set([
  'entryText',
  'excerpt',
  'inLanguage',
  'quotation',
  'seoTitle',
  'seoDescription',
]);

/** The first piece of Markdown or HTML of each text without formatting in a document. */
export function plainMarks(document: OpenDocument): PlainMark[] {
  const doubtful = document
    .shown()
    .filter(({ text }) => text.length <= longest && /[*_<#~&•●▪◦‣∙\]]/.test(text));
  if (doubtful.length === 0) return [];
  const rich = new Set(document.of('richText').map(({ pointer }) => pointer));
  const others = new Set(
    document.annotations.filter(({ kind }) => !plainKinds.has(kind)).map(({ pointer }) => pointer),
  );
  return doubtful.flatMap(({ text, pointer }) => {
    if (others.has(pointer) || rich.has(pointerAbove(pointer))) return [];
    const [, shape] = marks.find(([sign, one]) => text.includes(sign) && text.search(one) >= 0) ?? [];
    const written = shape && text.match(shape)?.[0].trim();
    return written === undefined ? [] : [{ pointer, written, plain: plainWords(text, written) }];
  });
}

/** The whole without signs where a message can show it as it has to be typed, or else what is left of the piece, if anything is. */
function plainWords(text: string, written: string): string {
  const [whole, piece] = [text, written].map((words) =>
    marks.reduce((left, [, shape, to]) => left.replaceAll(shape, to), words),
  ) as [string, string];
  const isCopyable = whole.length <= 90 && !/["\n]/.test(whole);
  return isCopyable || !/[\p{L}\p{N}]/u.test(piece) ? whole : piece;
}
