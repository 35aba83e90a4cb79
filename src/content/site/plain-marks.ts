import type { Json, JsonObject } from '../../model/json';
import { step } from '../places/pointer';
import type { Annotation, AnnotationKind } from '../validate/annotation';

/** Formatting in a text that has none. */
export interface PlainMark {
  pointer: string;
  /** What would be shown with its signs. */
  written: string;
  /** The whole text without any. */
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
  const found: PlainMark[] = [];
  visit(value, [], (text, path) => {
    const written = markIn(text);
    if (written === undefined) return;
    const pointer = path.reduce(step, '');
    if (isPlain(pointer, annotations)) found.push({ pointer, written, plain: withoutMarks(text) });
  });
  return found;
}

function visit(value: Json, path: string[], look: (text: string, path: string[]) => void): void {
  if (typeof value === 'string') {
    if (value.length <= longest && /[*_<[#~]|&[a-z#]/i.test(value)) look(value, path);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    path.push(key);
    visit((value as JsonObject)[key] as Json, path, look);
    path.pop();
  }
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
const plainKinds: ReadonlySet<AnnotationKind> = new Set(['inLanguage', 'seoTitle', 'seoDescription']);

function isPlain(pointer: string, annotations: readonly Annotation[]): boolean {
  return !annotations.some(
    (one) =>
      !plainKinds.has(one.kind) &&
      (one.pointer === pointer || (one.kind === 'richText' && pointer.startsWith(`${one.pointer}/`))),
  );
}
