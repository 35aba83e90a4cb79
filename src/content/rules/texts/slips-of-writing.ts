/** Words of a text as they are and as they were meant. */
export interface Slip {
  written: string;
  better: string;
}

/** What every document with such a space has in it. */
export const spaceHint =
  /[.!?][A-Z\u00c0-\uffff][a-z\u00df-\uffff]|,[A-Za-z\u00aa-\uffff]| [,.?!][\s"]|[.!?,;]\[[A-Za-z\u00aa-\uffff]/;

/** `rope , a` and `you ?`: a sign stands at its word. */
const spaceBefore = /(?<=^|\s)([^\s`]*[\p{L}\p{M}\p{N})\]*”’])\s([,.?!])(?=\s|$)/u;

/** `alone.Then`, in a word that is no address, no file and no placeholder. */
const noSpaceBehind =
  /(?<=^|[\s(“"*[])(\p{L}*\p{Ll}{2})([.!?](?=\p{Lu}\p{Ll})|,(?=\p{L}))(\p{L}+)(?=$|[\s,;:!?)”"*\]]|\.(?!\p{L}))/u;
/** `said.[So](/a)`. */
const noSpaceBeforeLink = /([\p{L}\p{M})]{2}[.!?,;])\[(?=\p{L}[^\][]*\]\()/u;
const ending = /^(?:com|in|org|net|io|co|js|ai|me)$/i;

/** The first place of a text where a space is missing behind a sign, or stands before it. */
export function spaceSlipIn(text: string): Slip | undefined {
  if (text.includes('`')) return undefined;
  const [before, word, sign] = spaceBefore.exec(text) ?? [];
  if (before !== undefined) return { written: before, better: `${word}${sign}` };
  const [tight, end] = noSpaceBeforeLink.exec(text) ?? [];
  if (tight !== undefined) return { written: tight, better: `${end} [` };
  const [joined, first, stop, next = ''] = noSpaceBehind.exec(text) ?? [];
  return joined === undefined || (stop === '.' && ending.test(next))
    ? undefined
    : { written: joined, better: `${first}${stop} ${next}` };
}

const longWord = /(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu;

/** Whether a text of several words is written in capitals throughout; a row of abbreviations is not. */
export function isAllCapitals(text: string): boolean {
  const words = text.replaceAll(/\{[\w.]+\}/g, '');
  return !/[\p{Ll},&/|]/u.test(words) && (words.match(longWord)?.length ?? 0) >= 2;
}

/** The beginning of an alternative text that says what its reader knows already: that it is a picture (WCAG, technique G94). */
export function pictureWordsIn(alt: string): Slip | undefined {
  const [written, start = '', next = ''] =
    /^\s*((?:an? )?(?:image|picture|photo|photograph|pic) (?:of|showing) )(\S+)/i.exec(alt) ?? [];
  return written === undefined || start === ''
    ? undefined
    : { written, better: next.charAt(0).toUpperCase() + next.slice(1) };
}

/** A copyright with a year that will be last year's soon. */
export function typedYearIn(text: string): Slip | undefined {
  const [written] =
    /(?:©|\(c\)|copyright)\D{0,3}(?:\d{4}\s*[-–]\s*)?20\d\d(?!\d|\s*[-–]\s*\{)/i.exec(text) ?? [];
  return written === undefined ? undefined : { written, better: written.replace(/\d{4}$/, '{year}') };
}
