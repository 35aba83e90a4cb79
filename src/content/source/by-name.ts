/** Puts paths in order without their endings, so that a copy (`contact-two.json`) comes after its original (`contact.json`). */
export function byName(one: string, other: string): number {
  const [first, second] = [one, other].map((path) => path.replace(/\.[^./]+$/, '')) as [string, string];
  return first < second ? -1 : Number(first > second);
}
