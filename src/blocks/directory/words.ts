import { distance } from 'fastest-levenshtein';

/** The words of a text as the directory compares them: small letters without marks; neighbours also as one word, since people write "teambuilding" and "month-end". */
export function wordsOf(text: string): string[] {
  const words = plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...words, ...words.slice(1).map((word, at) => (words[at] ?? '') + word)].map(known);
}

/** What somebody looks for, a list of words for each thing typed: any of its lists has to be there as a whole. */
export function wanted(typed: string): string[][][] {
  return plain(typed)
    .split(/[^\p{L}\p{N}-]+/u)
    .map((unit) => unit.split('-').filter(Boolean))
    .filter((parts) => parts.length > 0)
    .map((parts) => [[known(parts.join(''))], parts.map(known)]);
}

/** Whether a word is another one, be it in the plural. */
export function isSame(word: string, other: string): boolean {
  return singular(word) === singular(other);
}

/** Whether a word is the beginning of another one, or the same with a slip. */
export function isLike(word: string, other: string): boolean {
  return other.startsWith(word) || isSlip(singular(word), singular(other));
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase();
}

/** An e-mail is a mail. */
function known(word: string): string {
  return word.replace(/^email/, 'mail');
}

function singular(word: string): string {
  return word.replace(/ies$/, 'y').replace(/(..[^s])s$/, '$1');
}

/** One letter of five may be wrong, two of eight; the first one seldom is. */
function isSlip(word: string, other: string): boolean {
  const allowed = word.length < 5 ? 0 : word.length < 8 ? 1 : 2;
  return word[0] === other[0] && distance(word, other) <= allowed;
}
