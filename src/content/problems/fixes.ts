import { distance } from 'fastest-levenshtein';
import { plain } from './nearest';

/** What belongs in the place of the marked text beyond doubt; undefined where a person has to decide. */
export type Fix<Details> = (details: Details, marked: string) => string | undefined;

/** The fix of details that say what is `written`, and what is `better`. */
export function swap<Name extends string>(
  written: Name,
): Fix<{ [Key in Name]: string } & { better?: string | undefined }> {
  return (details, marked) => swapped(marked, details[written], details.better);
}

/** Another spelling, when it is so near that nothing else can be meant: one letter of four is another, two at most. */
export function respelt(marked: string, word: string, near: string | undefined): string | undefined {
  if (near === undefined) return undefined;
  const away = distance(plain(word), plain(near));
  return away <= Math.min(2, Math.floor(near.length / 4)) ? swapped(marked, word, near) : undefined;
}

/** The fix of details that say which word has been misspelt, and what is `near`. */
export function respell<Name extends string>(
  word: Name,
): Fix<{ [Key in Name]: string } & { near?: string | undefined }> {
  return (details, marked) => respelt(marked, details[word], details.near);
}

/** The marked text with another word in the place of one that stands in it once; as JSON writes it. */
export function swapped(marked: string, word: string, better: string | undefined): string | undefined {
  if (better === undefined) return undefined;
  const [from, to] = [word, better].map((one) => JSON.stringify(one).slice(1, -1)) as [string, string];
  const parts = marked.split(from);
  return parts.length === 2 ? parts.join(to) : undefined;
}
