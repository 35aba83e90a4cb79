/** A table as CSV (RFC 4180), so that a spreadsheet shows its texts and computes nothing from them. */
export function csv(rows: readonly (readonly string[])[]): string {
  // Without the mark at its beginning Excel takes UTF-8 for something else.
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

/** What a spreadsheet may take for a formula, wherever blanks and quotes stand before it, gets an apostrophe (OWASP, "CSV Injection"). */
function cell(text: string): string {
  const isFormula = /^[\s"'\u{FEFF}\p{Cf}]*[=+\-@\t\r＝＋－＠]|^[\t\r\n]/u.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}
