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
