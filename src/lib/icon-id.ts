/** The id under which a page has the icon of a name. No author's id begins like it. */
export function iconId(name: string): string {
  return `_icon-${name}`;
}
