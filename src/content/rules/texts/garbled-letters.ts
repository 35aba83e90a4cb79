/** Letters that were read in a wrong encoding. */
interface Garbled {
  /** From the first of them to the last. */
  written: string;
  /** What they were, where that is known. */
  better?: string;
}

/** Every garbled text holds one of them. */
export const garbledSigns: readonly string[] = [...'ÂÃÄÅâàáïð\ufffd'];

/** How windows-1252 shows the bytes from 0x80 to 0x9f, in their order; TextDecoder in some versions of Node reads them as latin-1. */
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Any byte but the first of a letter in UTF-8, as windows-1252 and latin-1 show it. */
const next = String.raw`[\u0080-\u00bf${upper}]`;

/**
 * The bytes of one letter in UTF-8, each shown as a letter of windows-1252. Only what nobody writes: `ß”`, `Ã”` and `â…”`
 * can end a word in quotation marks.
 */
const shape = new RegExp(
  [
    String.raw`[ÂÃ](?![‘’“”–—…‚„‹›])${next}`,
    String.raw`(?<=\p{L})[ÄÅ](?![‘’“”–—…‚„‹›]|[«»](?!\p{L}))${next}`,
    String.raw`â(?:[€†ˆ‰˜™šœ\u0080-\u009f]${next}|‚[¹¬]|„[¢–])`,
    `á[¸¹º]${next}`,
    `à[¤¥]${next}`,
    `(?:à[¦-·]${next}){2,}`,
    String.raw`ï[¸»¿]${next}`,
    `ð[Ÿ\u009f]${next}${next}`,
  ].join('|'),
  'gu',
);

/** What is left of letters of which a byte was lost: the sign �, and the beginning of a quotation mark or of a letter of Hindi. */
const lost = /\ufffd|â€(?=$|[\s.,;:!?)])|à[¤¥]/u;

/** The garbled words of a text, or those of which a letter was lost. */
export function garbledIn(text: string): Garbled | undefined {
  const found = [...text.matchAll(shape)];
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last) {
    const [written] = /[^\s\ufffd]{0,30}(?:\ufffd|â€(?=$|[\s.,;:!?)]))\S{0,30}/u.exec(text) ?? [];
    return written === undefined ? undefined : { written };
  }
  const end = last.index + last[0].length;
  const [before] = /[\p{L}\p{M}\p{N}¤¥]{0,40}$/u.exec(
    text.slice(Math.max(0, first.index - 40), first.index),
  ) ?? [''];
  const [behind] = /^[\p{L}\p{M}\p{N}¤¥]{0,40}/u.exec(text.slice(end)) ?? [''];
  const written = before + text.slice(first.index, end) + behind;
  const better = withLetters(written);
  return lost.test(better) ? { written } : { written, better };
}

/** What was garbled twice takes two rounds. */
function withLetters(text: string): string {
  const once = text.replaceAll(shape, decoded);
  return once === text ? text : withLetters(once);
}

function decoded(letters: string): string {
  const bytes = [...letters].map((letter) => {
    const at = upper.indexOf(letter);
    return at < 0 ? (letter.codePointAt(0) ?? 0) : 0x80 + at;
  });
  try {
    const read = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes));
    return read.replaceAll('\u{feff}', '');
  } catch {
    return letters;
  }
}
