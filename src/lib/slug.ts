/** Takes a text and gives it for an address or a file's name: small Latin letters, digits and hyphens, at most 60. */
export function slug(text: string): string {
  return hyphenated(text, /[^a-z0-9]+/g);
}

/** Takes a question and gives the id by which an address leads to it: as a slug, with letters of every script. */
export function anchor(question: string): string {
  return hyphenated(question, /[^\p{L}\p{M}\p{N}]+/gu);
}

/** Accents on Latin letters go; the signs of vowels in other scripts belong to the word. */
function hyphenated(text: string, others: RegExp): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  return plain
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(others, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '');
}
