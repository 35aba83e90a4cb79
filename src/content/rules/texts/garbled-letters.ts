/** Letters that were read in a wrong encoding. */
interface Garbled {
  /** From the first of them to the last. */
  written: string;
  /** What they were, where that is known. */
  better?: string;
  /** Whether it is known beyond doubt. */
  isCertain?: true;
}

/** What every garbled text has in it. */
export const garbledHint = /[ÂÃÄÅâàáïð\ufffd]/;

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

/** Letters of which the last byte has no sign in windows-1252, and so was lost: a quotation mark and the virama. */
const halves: readonly [shape: RegExp, letter: string][] = [
  [/â€\ufffd?(?=$|[\s.,;:!?)])/gu, '”'],
  [/à¥\ufffd?(?=$|[\sà\p{Script=Devanagari}.,;:!?)])/gu, '्'],
];

/** Letters of a word before the first that is garbled. */
const longest = 40;

/** The garbled words of a text, or those of which only the sign � is left. */
export function garbledIn(text: string): Garbled | undefined {
  const found = [shape, ...halves.map(([half]) => half)].flatMap((one) => [...text.matchAll(one)]);
  if (found.length === 0) return lostIn(text);
  const first = Math.min(...found.map(({ index }) => index));
  const last = Math.max(...found.map(({ 0: { length }, index }) => index + length));
  const start =
    first - (/[\p{L}\p{M}\p{N}¤¥]*$/u.exec(text.slice(Math.max(0, first - longest), first))?.[0].length ?? 0);
  const end = last + (/^[\p{L}\p{M}\p{N}¤¥]*/u.exec(text.slice(last))?.[0].length ?? 0);
  const repaired = withLetters(text);
  const [written, better] = [
    text.slice(start, end),
    repaired.slice(start, repaired.length - text.length + end),
  ];
  if (better.includes('\u{fffd}') || /à[¤¥]/.test(repaired)) return { written };
  const isCertain = halves.every(([half]) => written.search(half) < 0);
  return { written, better, ...(isCertain && { isCertain }) };
}

function lostIn(text: string): Garbled | undefined {
  const [written] = /[^\s\ufffd]{0,30}\ufffd[^\s]{0,30}/u.exec(text) ?? [];
  return written === undefined ? undefined : { written };
}

/** What was garbled twice takes two rounds. */
function withLetters(text: string): string {
  const whole = text.replaceAll(shape, decoded);
  const once = halves.reduce((left, [half, letter]) => left.replaceAll(half, letter), whole);
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
