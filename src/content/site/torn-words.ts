import type { Slip } from './slips-of-writing';

/** What every document with torn words or joined letters has in it. */
export const tornHint = /[\ufb00-\ufb06]|[^\s"*]-[ "]/;

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
export const oldFontHint = /\b(?:gSa?|vkSj|vkf\.k|vkgs|ugha|Hkh|esa|gekjs|vkidk)\b|"lang":\s*"(?:mr|hi)"/;

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
