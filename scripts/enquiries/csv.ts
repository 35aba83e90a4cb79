import { withoutCommands } from '../files/printable';

/** A table as CSV (RFC 4180), so that a spreadsheet shows its texts and computes nothing from them. */
export function csv(rows: readonly (readonly string[])[]): string {
  // Without the mark at its beginning Excel takes UTF-8 for something else.
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

/**
 * Where a formula gets an apostrophe, at the beginning of a cell and behind what other settings take for its end (lists
 * are separated by `;` in much of Europe), wherever blanks, quotes and joiners stand before it (OWASP, "CSV Injection").
 */
const formula =
  /^(?=[\s"'\u200C\u200D\p{Variation_Selector}]*[=+\-@\t\r＝＋－＠]|[\t\r\n])|(?<=[;|\t\r\n])(?=(?:[^\S\t\r\n]|["'\u200C\u200D\p{Variation_Selector}])*[=+\-@＝＋－＠])/gu;

/** A text without signs that nobody sees, and without formulas. */
function cell(text: string): string {
  return `"${withoutCommands(text).replaceAll(formula, "'").replaceAll('"', '""')}"`;
}
