import type { Edit } from 'jsonc-parser';

/** The day, the time and the name that a messenger copies with each message. */
const stamp =
  /^\s*"?\u200E?\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? )?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?(?:, \d{1,2}[./-]\d{1,2}[./-]\d{2,4})?(?:\]| -) [^:"\r\n]{1,60}:/iu;

function isStamped(line: string): boolean {
  return stamp.test(line);
}

/** Whether some of the lines begin with a day, a time and a name. */
export function isMessenger(begin: string, lines: string): boolean {
  return `${begin}${lines}`.split(/\r\n|\n|\r/).some(isStamped);
}

/** Whether each line begins with the name of somebody and a colon, as a chat is copied. */
export function isChat(begin: string, lines: string): boolean {
  const all = `${begin}${lines}`.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
  return all.length > 1 && all.every((line) => /^\s*"?\p{Lu}[\p{L}\p{N} .'-]{0,30}:\s/u.test(line));
}

/** Letters: so long is a line that a mail program broke, wherever that was. */
const brokenLine = 50;

/**
 * Whether each break between lines is inside of a sentence, stands between paragraphs, or before an entry: elsewhere, and
 * behind a hyphen, it is for the author to say what it was meant for.
 */
export function areBreaksPlain(begin: string, lines: string): boolean {
  const all = `${begin}${lines}`.split(/\r\n|\n|\r/).map((line) => line.trim());
  return all.every((next, at) => {
    const line = all[at - 1] ?? '';
    if ([line, next].some((one) => one === '' || one === '"') || entry.test(next)) return true;
    if (/(?:[.!?:;।…-]["”’)]?|[”"])$/u.test(line)) return false;
    return line.length >= brokenLine || line.endsWith(',') || !/^["“‘(]?[\p{Lu}\d]/u.test(next);
  });
}

/** Signs with which entries of a list begin in Markdown, and in what is typed elsewhere. */
const entry = /^(?:[-*+>#•●▪◦‣∙–—]|\d{1,3}[.)]|\p{Extended_Pictographic})/u;

/**
 * What makes lines one: a space between them, but for blank lines and entries of a list, which need their line breaks.
 * Offsets are of `lines`.
 */
export function joints(begin: string, lines: string): Edit[] {
  return [...lines.matchAll(/[^\S\r\n]*(?:\r\n|\n|\r)\s*/g)].map(({ 0: gap, index }) => {
    const isFirst = index === 0;
    const next = lines.slice(index + gap.length);
    const before = isFirst ? begin : lines.slice(0, index);
    const isEdge = next === '' || (isFirst && begin === '"');
    return {
      offset: index,
      length: gap.length,
      content: isEdge ? '' : between(gap, next, isFirst && begin.endsWith(' '), /\p{L}-$/u.test(before)),
    };
  });
}

function between(gap: string, next: string, hasSpace: boolean, isHyphenated: boolean): string {
  if ((gap.match(/\r\n|\n|\r/g)?.length ?? 0) > 1) return String.raw`\n\n`;
  if (entry.test(next)) return String.raw`\n`;
  return hasSpace || isHyphenated ? '' : ' ';
}
