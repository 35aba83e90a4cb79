import { pointerAbove, valueAt } from '../../places/pointer';
import { isObject } from '../../resolve/surroundings';
import { garbledIn, garbledSigns } from './garbled-letters';
import { linesFrom, textCheck, type Slip, type TextCheck, type TextPlace } from './text-check';
import { joints } from './words/en';

/** As a break is typed in programs; paths of Windows and code have such signs too. */
const escape = /(?<=^|[\s.,;:!?)”"’'])(?:\\[nrt])+|(?:\\[nrt])+(?=$|[\s\p{Lu}*#“"-])/u;

/** What is no sign of a pair: addresses of links, smileys, and what is shown as it is typed. */
const noPairs = /\]\([^)\s]*\)?|`[^`]*`|[:;]-?[()]/g;

const pairs = [
  ['(', ')'],
  ['“', '”'],
] as const;

/** Letters that are shown of what is not closed. */
const shown = 30;

/**
 * The first bracket or quotation mark of a text that is opened and not closed.
 * @param next the next paragraph, which may go on with the same quotation: it begins with its mark again.
 */
export function unclosedIn(text: string, next = ''): { written: string; close: string } | undefined {
  const words = text.replaceAll(noPairs, (found) => ' '.repeat(found.length));
  for (const [open, close] of pairs) {
    const places: number[] = [];
    for (const { 0: sign, index } of words.matchAll(new RegExp(`[${open}${close}]`, 'g'))) {
      if (sign === open) places.push(index);
      else places.pop();
    }
    const at = places.at(-1);
    // In German the same mark closes.
    const goesOn = open === '“' && (next.trimStart().startsWith(open) || text.includes('„'));
    if (at !== undefined && !goesOn) return { written: text.slice(at, at + shown), close };
  }
  return undefined;
}

/** The first word of a text that a printed page has changed: letters joined to one sign (`oﬃce`), or a hyphen and a space where its line ended (`man- agement`). */
export function tornIn(text: string): Slip | undefined {
  if (text.includes('`')) return undefined;
  const [joined] = /[\p{L}\p{M}]*[\ufb00-\ufb06][\p{L}\p{M}\ufb00-\ufb06]*/u.exec(text) ?? [];
  if (joined !== undefined) return { written: joined, better: joined.normalize('NFKC') };
  const torn = text.matchAll(/(?<![\p{L}-])(\p{L}{2,})- (\p{Ll}{2,})/gu);
  const [written, first = '', end = ''] = [...torn].find(([, , next = '']) => !joints.test(next)) ?? [];
  return written === undefined ? undefined : { written, better: first + end };
}

/** Frequent words as the fonts before Unicode (Kruti Dev, DevLys, Shivaji) hold them; the first ones are no English. */
const oldWords =
  /(?<!\p{L})(?:(gSa?|vkSj|vkf\.k|vkgs|ugha|Hkh|esa|gekjs|vkidk)|fy,|dks|dk|dh|ds|rks|vki|eh|rjh|ukgh|gksrs)(?!\p{L})/gu;

/** Signs inside of words, where such a font has letters. */
const signInWord = /\p{L}[<>;|\\^~+=[{}]\p{L}|[<>;|\\^~+=[{}]\p{L}{2}|\\\?/u;

/** A text in such a font: at least two of the words, one of them no English, or signs inside of words in a text that says it is Hindi or Marathi and has no Devanagari. */
export function oldFontIn(text: string, isIndian = false): string | undefined {
  if (/\p{Script=Devanagari}/u.test(text)) return undefined;
  const found = new Map([...text.matchAll(oldWords)].map(([word, sure]) => [word, sure]));
  const isKnown = found.size > 1 && [...found.values()].some((sure) => sure !== undefined);
  return isKnown || (isIndian && signInWord.test(text)) ? text.trim().slice(0, 60) : undefined;
}

/** `rope , a` and `you ?`: a sign stands at its word. */
const spaceBefore = /(?<=^|\s)([^\s`]*[\p{L}\p{M}\p{N})\]*”’])\s([,.?!])(?=\s|$)/u;

/** `alone.Then`, in a word that is no address, no file and no placeholder; `said.[So](/a)`. */
const noSpaceBehind =
  /(?<=^|[\s(“"*[])(\p{L}*\p{Ll}{2}[.!?](?=\p{Lu}\p{Ll})|\p{L}*\p{Ll}{2},(?=\p{L}))(?!(?:[Cc]om?|[Ii]n|[Oo]rg|[Nn]et|[Ii]o|[Jj]s|[Aa]i|[Mm]e)(?!\p{L}))(\p{L}+)(?=$|[\s,;:!?)”"*\]]|\.(?!\p{L}))|([\p{L}\p{M})]{2}[.!?,;])(\[)(?=\p{L}[^\][]*\]\()/u;

/** The first place of a text where a space is missing behind a sign, or stands before it. */
export function spaceSlipIn(text: string): Slip | undefined {
  if (text.includes('`')) return undefined;
  const [before, word, sign] = spaceBefore.exec(text) ?? [];
  if (before !== undefined) return { written: before, better: `${word}${sign}` };
  const [written, end, next, endOfSentence, link] = noSpaceBehind.exec(text) ?? [];
  return written === undefined ? undefined : { written, better: `${end ?? endOfSentence} ${next ?? link}` };
}

/** Whether a text of several words is written in capitals throughout; a row of abbreviations is not. */
export function isAllCapitals(text: string): boolean {
  const words = text.replaceAll(/\{[\w.]+\}/g, '');
  return !/[\p{Ll},&/|]/u.test(words) && (words.match(/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu)?.length ?? 0) >= 2;
}

/** Faults of letters, signs and spaces. */
export const letterChecks: readonly TextCheck[] = [
  textCheck({
    code: 'garbled-letters',
    signs: garbledSigns,
    find: (text) => garbledIn(text.split(/\{[\w.]+\}/).find((piece) => garbledIn(piece)) ?? ''),
  }),
  textCheck({
    code: 'typed-escape',
    signs: ['\\n', '\\r', '\\t'],
    find: (text, { isRich }) => {
      const [written] = escape.exec(text) ?? [];
      return written === undefined || /`|(?<!\p{L})\p{L}:\\|\\\\/u.test(text)
        ? undefined
        : { written, isRich };
    },
  }),
  textCheck({
    code: 'unclosed-sign',
    signs: ['(', '“'],
    // Behind a sign that is not closed a text ends, or the same sign stands again.
    hint: /\([^)\n]*(?:[\n(]|$)|“[^”\n]*(?:[\n“]|$)/,
    find: (text, place) => {
      const { all, next } = linesFrom(text, place);
      return unclosedIn(all.join('\n')) && unclosedIn(text, next || all.at(-1));
    },
  }),
  textCheck({
    code: 'misplaced-space',
    hint: /[.!?][A-Z\u00c0-\uffff][a-z\u00df-\uffff]|,[A-Za-z\u00aa-\uffff]| [,.?!](?:\s|$)|[.!?,;]\[[A-Za-z\u00aa-\uffff]/,
    find: spaceSlipIn,
  }),
  textCheck({
    code: 'all-capitals',
    hint: /[A-Z]{4}/,
    // Elsewhere a company may be written as it writes itself.
    in: 'heading tagline intro question answer excerpt description quote text title'.split(' '),
    find: (text, { pointer }) => {
      // Titles are those of the page; the title of an entry may be a name.
      const isSentence = !pointer.endsWith('/title') || pointer === '/title' || pointer === '/seo/title';
      return isSentence && isAllCapitals(text) ? { written: text } : undefined;
    },
  }),
  textCheck({
    code: 'torn-word',
    signs: ['- ', ...'\ufb00\ufb01\ufb02\ufb03\ufb04\ufb05\ufb06'],
    find: tornIn,
  }),
  textCheck({
    code: 'old-font',
    hint: /\b(?:gSa?|vkSj|vkf\.k|vkgs|ugha|Hkh|esa|gekjs|vkidk)\b|^(?:mr|hi)$/m,
    find: (text, { pointer, value }) => {
      const holder = valueAt(value, pointerAbove(pointer));
      const isIndian = isObject(holder) && /^(?:mr|hi)$/.test(String(holder['lang']));
      const written = oldFontIn(text.replaceAll(/\{[\w.]+\}|<[^<>]*>/g, ''), isIndian);
      return written === undefined ? undefined : { written };
    },
  }),
  textCheck({ code: 'open-end', hint: /,\s?$/m, find: openEnd }),
];

/** A sentence that ends with a comma: the rest was lost, or a clause too few was taken out. A greeting may end so. */
function openEnd(text: string, place: TextPlace): { written: string } | undefined {
  const [written] = /[\p{L}\p{M}\p{N})”’*]+,$/u.exec(text.trimEnd()) ?? [];
  if (written === undefined || text.trim().split(/\s+/).length < 5) return undefined;
  return linesFrom(text, place).next.trim() === '' ? { written } : undefined;
}
