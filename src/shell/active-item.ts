import type { NavigationItem } from '../model/content.generated';

/**
 * The index of the navigation entry that belongs to a route: the longest one whose address the
 * route starts with, whole segments only (specification, section 2, "Navigation bar"); -1 for none.
 */
export function activeItem(items: Pick<NavigationItem, 'to'>[], path: string, basePath: string): number {
  const here = basePath + path.slice(1);
  const lengths = items.map(({ to }) => (to !== undefined && covers(to, here, basePath) ? to.length : 0));
  const longest = Math.max(0, ...lengths);
  return longest === 0 ? -1 : lengths.indexOf(longest);
}

function covers(to: string, here: string, basePath: string): boolean {
  return to === here || (to !== basePath && here.startsWith(`${to}/`));
}
