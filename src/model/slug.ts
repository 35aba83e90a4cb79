/** Takes a question and gives the name by which an address leads to it: small letters, digits and hyphens, at most 60. */
export function slug(question: string): string {
  const plain = question.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '');
}
