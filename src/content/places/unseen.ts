/**
 * Control characters but tabs and line breaks, halves of characters, and what Unicode keeps free: none may stand in XML or
 * HTML. Breaks of other programs are none of HTML: browsers show nothing in their place, and two words become one.
 */
export const unseen =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\v\f\u000e-\u001f\u007f\u0085\u2028\u2029\p{Surrogate}\p{Noncharacter_Code_Point}]/u;

/** What other programs mean by them: breaks of a line, a paragraph and a page, and a hyphen at which no line ends. */
const meant: Readonly<Record<string, string>> = {
  '\v': ' ',
  '\f': ' ',
  '\u0085': ' ',
  '\u2028': ' ',
  '\u2029': ' ',
  '\u001e': '-',
};

/** What belongs in the place of a character that no page can show. */
export function seenInstead(sign: string): string {
  return meant[sign] ?? '';
}

const nothing = `(?![${Object.keys(meant).join('')}])${unseen.source}`;
const parting = new RegExp(String.raw`[\p{L}\p{M}\p{N}](?:${nothing})+[\p{L}\p{N}]`, 'u');

/** Whether such a character without a meaning stands between two letters: it may part two words, or stand in the midst of one. */
export function mayPartWords(text: string): boolean {
  return parting.test(text);
}
