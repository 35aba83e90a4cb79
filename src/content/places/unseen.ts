/** Control characters but tabs and line breaks, halves of characters, and what Unicode keeps free: none may stand in XML or HTML. */
export const unseen =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\v\f\u000e-\u001f\u007f\p{Surrogate}\p{Noncharacter_Code_Point}]/u;

/** What other programs mean by them: breaks of a line and of a page, and a hyphen at which no line ends. */
const meant: Readonly<Record<string, string>> = { '\v': ' ', '\f': ' ', '\u001e': '-' };

/** What belongs in the place of a character that no page can show. */
export function seenInstead(sign: string): string {
  return meant[sign] ?? '';
}
