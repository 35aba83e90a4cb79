import { distance } from 'fastest-levenshtein';

/**
 * The candidate that somebody who typed `word` most likely meant: the same but for case and
 * punctuation, or a few letters away (a third of the longer word, without the folders that both
 * begin with); undefined when nothing is near.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = plain(word);
  let best: string | undefined;
  let bestDistance = Infinity;
  for (const candidate of candidates) {
    const longer = Math.max(word.length, candidate.length) - sharedFolders(word, candidate);
    const limit = Math.max(1, Math.floor(longer / 3));
    if (Math.abs(candidate.length - word.length) > limit + 2) continue;
    const away = distanceOf(wanted, plain(candidate));
    if (away <= limit && away < bestDistance) [best, bestDistance] = [candidate, away];
  }
  return best ?? sameWords(wanted, candidates);
}

/** The length of the folders with which two paths begin: 8 for `industry/a` and `industry/b`, 0 for `/a` and `/b`. */
function sharedFolders(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return Math.max(0, one.slice(0, length).lastIndexOf('/'));
}

/** Letters that two words must share when they are not a few letters apart. */
const enough = 5;

/** The first candidate that the word holds whole, like `plane` in `airplane`, or else one with nearly the same beginning, or one that it shortens. */
function sameWords(wanted: string, candidates: Iterable<string>): string | undefined {
  const all = [...candidates].filter((candidate) => plain(candidate).length >= enough);
  const held = all.find((candidate) => wanted.includes(plain(candidate)));
  const begun = held ?? all.find((candidate) => wanted.startsWith(plain(candidate).slice(0, -1)));
  return (
    begun ?? (wanted.length < 4 ? undefined : all.find((candidate) => plain(candidate).startsWith(wanted)))
  );
}

/** Whether one letter more, less or other makes a word of another one. */
export function isOneSlipAway(one: string, other: string): boolean {
  return Math.abs(one.length - other.length) <= 1 && distance(one, other) === 1;
}

/** Whether a slip of a finger makes a word of another one: a letter more, less or other, or all in the wrong order. */
export function isMistyped(one: string, other: string): boolean {
  return one !== other && distanceOf(one, other) === 1;
}

/** Whether two letters or less make a word of another one. */
export function isTwoSlipsAway(one: string, other: string): boolean {
  return Math.abs(one.length - other.length) <= 2 && distance(one, other) <= 2;
}

/** Letters in the wrong order are one slip. */
function distanceOf(one: string, other: string): number {
  return one !== other && sorted(one) === sorted(other) ? 1 : distance(one, other);
}

function sorted(word: string): string {
  return [...word].toSorted().join('');
}

/** A word in small letters, without punctuation. */
export function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[^\p{L}\p{N}/]/gu, '');
}
