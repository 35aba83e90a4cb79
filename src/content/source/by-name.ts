/** Puts paths in order, first without their endings, so that a copy (`contact-two.json`) comes after its original (`contact.json`). */
export function byName(one: string, other: string): number {
  return inOrder(withoutEnding(one), withoutEnding(other)) || inOrder(one, other);
}

function withoutEnding(path: string): string {
  return path.replace(/\.[^./]+$/, '');
}

function inOrder(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
