import { distance } from 'fastest-levenshtein';

/**
 * The candidate that somebody who typed `word` most likely meant: the same but for case and
 * punctuation, or a few letters away (a third of the word); undefined when nothing is near.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = plain(word);
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bestDistance + 2) continue;
    const away = distance(wanted, plain(candidate));
    if (away < bestDistance) [best, bestDistance] = [candidate, away];
  }
  return best;
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[^\p{L}\p{N}/]/gu, '');
}
