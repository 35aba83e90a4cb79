import { withoutCommands } from '../files/printable';

/** A table as CSV (RFC 4180), so that a spreadsheet shows its texts and computes nothing from them. */
export function csv(rows: readonly (readonly string[])[]): string {
  // Without the mark at its beginning Excel takes UTF-8 for something else.
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

/** What a spreadsheet may take for a formula, wherever blanks, quotes and joiners stand before it (OWASP, "CSV Injection"). */
const formula = /^[\s"'\u200C\u200D\p{Variation_Selector}]*[=+\-@\t\r＝＋－＠]|^[\t\r\n]/u;

/** A text without signs that nobody sees; a formula gets an apostrophe. */
function cell(text: string): string {
  const seen = withoutCommands(text);
  return `"${(formula.test(seen) ? `'${seen}` : seen).replaceAll('"', '""')}"`;
}
