/** The digits of Hindi and Marathi as those of a number that can be called: `९८` gives `98`. */
export function latinDigits(text: string): string {
  return text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
}
