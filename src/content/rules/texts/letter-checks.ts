import { pointerAbove, valueAt } from '../../places/pointer';
import { isObject } from '../../resolve/surroundings';
import { isAllCapitals, spaceHint, spaceSlipIn, type Slip } from './slips-of-writing';
import { textCheck, type TextCheck, type TextPlace } from './text-check';
import { garbledHint, garbledIn } from './garbled-letters';

/** As a break is typed in programs; paths of Windows and code have such signs too. */
const escape = /(?<=^|[\s.,;:!?)”"’'])(?:\\[nrt])+|(?:\\[nrt])+(?=$|[\s\p{Lu}*#“"-])/u;

/** Where sentences and headings stand: elsewhere a company may be written as it writes itself. */
const sentences: ReadonlySet<string> = new Set(
  'heading tagline intro question answer excerpt description quote text title'.split(' '),
);

/** Titles are those of the page; the title of an entry may be a name. */
function isSentence(pointer: string): boolean {
  return !pointer.endsWith('/title') || pointer === '/title' || pointer === '/seo/title';
}

/** Every document with a sign that is not closed has one behind which a text ends, or the same sign stands again. */
const pairHint = /\([^)"]*["(]|“[^”"]*["“]/;

/** What is no sign of a pair: addresses of links, smileys, and what is shown as it is typed. */
const others = /\]\([^)\s]*\)?|`[^`]*`|[:;]-?[()]/g;

const pairs = [
  { open: '(', close: ')' },
  { open: '“', close: '”' },
] as const;

/**
 * The first bracket or quotation mark of a text that is opened and not closed.
 * @param following the next paragraph, which may go on with the same quotation: it begins with its mark again.
 */
export function unclosedIn(text: string, following = ''): { written: string; close: string } | undefined {
  const words = text.replaceAll(others, (found) => ' '.repeat(found.length));
  for (const { open, close } of pairs) {
    const at = lastUnclosed(words, open, close);
    // In German the same mark closes.
    const goesOn = open === '“' && (following.trimStart().startsWith(open) || text.includes('„'));
    if (at !== undefined && !goesOn) return { written: text.slice(at, at + shown), close };
  }
  return undefined;
}

/** Letters that are shown of what is not closed. */
const shown = 30;

function lastUnclosed(words: string, open: string, close: string): number | undefined {
  const places: number[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (words[at] === open) places.push(at);
    if (words[at] === close) places.pop();
  }
  return places.at(-1);
}

/** What every document with torn words or joined letters has in it. */
const tornHint = /[\ufb00-\ufb06]|[^\s"*]-[ "]/;

/** Words behind which a hyphen stands for a word that follows: `pre- and post-training`. */
const joints = /^(?:and|or|nor|but|to|bis|und|oder|as|versus|vs|than|through|aur|ya|ani)$/;

const split = /(?<![\p{L}-])(\p{L}{2,})- (\p{Ll}{2,})/gu;

/**
 * The first word of a text that a printed page has changed: letters joined to one sign (`oﬃce`), or a hyphen and a space
 * where its line ended (`man- agement`).
 * @param following the line behind it in a text of several lines, for a word that goes on there.
 */
export function tornIn(text: string, following?: string): Slip | undefined {
  const [joined] = /[\p{L}\p{M}]*[\ufb00-\ufb06][\p{L}\p{M}\ufb00-\ufb06]*/u.exec(text) ?? [];
  if (joined !== undefined) return { written: joined, better: joined.normalize('NFKC') };
  const words = [...text.matchAll(split)].find(([, , next = '']) => !joints.test(next));
  if (words) return { written: words[0], better: `${words[1]}${words[2]}` };
  return tornOver(text, following);
}

function tornOver(text: string, following = ''): Slip | undefined {
  const [, first] = /(?:^|\s)(\p{L}{2,})-$/u.exec(text) ?? [];
  const [next] = /^\p{Ll}{2,}/u.exec(following) ?? [];
  if (first === undefined || next === undefined || joints.test(next)) return undefined;
  return { written: `${first}-`, better: `${first}${next}` };
}

/** What every document with Hindi or Marathi in an old font has in it. */
const oldFontHint = /\b(?:gSa?|vkSj|vkf\.k|vkgs|ugha|Hkh|esa|gekjs|vkidk)\b|"(?:mr|hi)"/;

/** Frequent words as the fonts before Unicode (Kruti Dev, DevLys, Shivaji) hold them; the first ones are no English. */
const oldWords =
  /(?<![\p{L}])(?:(gSa?|vkSj|vkf\.k|vkgs|ugha|Hkh|esa|gekjs|vkidk)|fy,|dks|dk|dh|ds|rks|vki|eh|rjh|ukgh|gksrs)(?![\p{L}])/gu;

/** Signs inside of words, where such a font has letters. */
const signInWord = /\p{L}[<>;|\\^~+=[{}]\p{L}|[<>;|\\^~+=[{}]\p{L}{2}|\\\?/u;

/**
 * A text in such a font: at least two of the words, one of them no English, or signs inside of words in a text that says
 * it is Hindi or Marathi and has no Devanagari.
 */
export function oldFontIn(text: string, isIndian = false): string | undefined {
  if (/\p{Script=Devanagari}/u.test(text)) return undefined;
  const found = [...text.matchAll(oldWords)];
  const isKnown =
    new Set(found.map(([word]) => word)).size > 1 && found.some(([, sure]) => sure !== undefined);
  return isKnown || (isIndian && signInWord.test(text)) ? text.trim().slice(0, 60) : undefined;
}

/** Faults of letters, signs and spaces. */
export const letterChecks: readonly TextCheck[] = [
  textCheck({
    code: 'garbled-letters',
    hint: garbledHint,
    find: (text) => garbledIn(text.split(/\{[\w.]+\}/).find((piece) => garbledIn(piece)) ?? ''),
  }),
  textCheck({ code: 'typed-escape', hint: /\\[nrt]/, find: escaped }),
  textCheck({ code: 'unclosed-sign', hint: pairHint, find: unclosed }),
  textCheck({ code: 'misplaced-space', hint: spaceHint, find: spaceSlipIn }),
  textCheck({
    code: 'all-capitals',
    hint: /[A-Z]{4}/,
    in: sentences,
    find: (text, { pointer }) => (isAllCapitals(text) && isSentence(pointer) ? { written: text } : undefined),
  }),
  textCheck({
    code: 'torn-word',
    hint: tornHint,
    find: (text, place) => (text.includes('`') ? undefined : tornIn(text, linesFrom(text, place).rest[0])),
  }),
  textCheck({ code: 'old-font', hint: oldFontHint, find: oldFont }),
  textCheck({ code: 'open-end', hint: /,\s?"\n/, find: openEnd }),
];

function escaped(text: string, { isRich }: TextPlace): { written: string; isRich: boolean } | undefined {
  const [written] = escape.exec(text) ?? [];
  return written === undefined || /`|(?<!\p{L})\p{L}:\\|\\\\/u.test(text) ? undefined : { written, isRich };
}

/** The lines of a list are one text, in which a bracket may be closed further down. */
function unclosed(text: string, place: TextPlace): ReturnType<typeof unclosedIn> {
  const lines = linesFrom(text, place);
  const following = lines.rest.find((line) => line.trim() !== '');
  return unclosedIn(lines.all.join('\n')) && unclosedIn(text, following);
}

/** All lines of the text that a line belongs to, and those behind it. */
function linesFrom(text: string, { pointer, value }: TextPlace): { all: string[]; rest: string[] } {
  const whole = valueAt(value, pointerAbove(pointer));
  const all = Array.isArray(whole) ? whole.filter((line) => typeof line === 'string') : [text];
  const at = Array.isArray(whole) ? Number(pointer.slice(pointer.lastIndexOf('/') + 1)) : 0;
  return { all, rest: all.slice(at + 1) };
}

function oldFont(text: string, { pointer, value }: TextPlace): { written: string } | undefined {
  const holder = valueAt(value, pointerAbove(pointer));
  const isIndian = isObject(holder) && /^(?:mr|hi)$/.test(String(holder['lang']));
  const written = oldFontIn(text.replaceAll(/\{[\w.]+\}|<[^<>]*>/g, ''), isIndian);
  return written === undefined ? undefined : { written };
}

/** A sentence that ends with a comma: the rest was lost, or a clause too few was taken out. A greeting may end so. */
function openEnd(text: string, place: TextPlace): { written: string } | undefined {
  const [written] = /[\p{L}\p{M}\p{N})”’*]+,$/u.exec(text.trimEnd()) ?? [];
  if (written === undefined || text.trim().split(/\s+/).length < 5) return undefined;
  const [next = ''] = linesFrom(text, place).rest;
  return next.trim() === '' ? { written } : undefined;
}
