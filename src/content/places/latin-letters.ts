/** A text without the accents on its Latin letters: `uber uns` for `über uns`. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '');
}
