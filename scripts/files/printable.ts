/**
 * What a terminal, or a reader of plain text, could obey instead of show: controls (line ends too), marks that turn the
 * direction of text (https://www.unicode.org/reports/tr9, "Trojan Source"), other signs without a shape, tag characters
 * and halves of surrogate pairs. Joiners and variation selectors stay: Devanagari and emoji are written with them.
 */
const commanding =
  /(?![\u200C\u200D\p{Variation_Selector}])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** A text that is harmless in a terminal: what could steer one is shown as its number, like `\u{1b}`. Line ends too: split into lines first. */
export function printable(text: string): string {
  return text.replaceAll(commanding, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`);
}

/** A text without the same signs, for files in which a number in their place would be wrong; line ends and tabs stay. */
export function withoutCommands(text: string): string {
  return text.replaceAll(commanding, (sign) => (/[\n\r\t]/.test(sign) ? sign : ''));
}

/** A text with a replacement character for each unit of such a sign, tabs as blanks: for lines whose columns count. */
export function aligned(text: string): string {
  return text.replaceAll('\t', ' ').replaceAll(commanding, (sign) => '\u{fffd}'.repeat(sign.length));
}

/** JSON that means the same and is harmless: such signs become escapes (RFC 8259, section 7). Its line ends stay. */
export function escapedCommands(json: string): string {
  return json.replaceAll(commanding, (sign) => (sign === '\n' ? sign : sign.split('').map(escape).join('')));
}

/** One UTF-16 unit as JSON escapes it. */
function escape(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
