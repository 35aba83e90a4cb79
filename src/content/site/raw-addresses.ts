/** What every document with an address among its words has in it. */
export const rawHint = /(?:https?:\/\/|www\.)\w/i;

const address = /(?:https?:\/\/|www\.)\w[^\s<>"”’)\]]*/i;

/** Where an address is a link already, or is shown as it is typed. The ends of links are near: to look for all that are missing would take too long. */
const linked =
  /\[[^\][]*\]\([^)]{0,1000}\)|\]\([^)]{0,1000}\)|\]:\s*\S+|<a\s[^<>]*>[\s\S]{0,1000}?<\/a>|<[^<>]*>|`[^`]*`/gi;

/**
 * The first address among the words of a text that nobody can touch: it is no link by itself.
 * @param isRich whether the text has formatting.
 */
export function rawAddressIn(text: string, isRich: boolean): string | undefined {
  const words = isRich ? text.replaceAll(linked, ' ') : text;
  const written = address.exec(words)?.[0].replace(/[.,;:!?*_]+$/, '');
  // What is nothing but an address is a setting, and no words.
  return written === undefined || (!isRich && !/\s/.test(text.trim())) ? undefined : written;
}
