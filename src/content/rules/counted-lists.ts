import { findingIn, type Finding } from '../problems/finding';
import { withCount, type CountedHeading } from '../site/counted-headings';
import type { PageEntry, Site } from '../site/site';
import type { Rule } from './rule';

export const countedLists: Rule = {
  about: 'A heading or introduction that says how many there are of something says how many its block lists.',
  codes: ['wrong-count'],
  check: (site) =>
    site.pages.flatMap((page) => (page.counted ?? []).flatMap((heading) => miscounted(site, page, heading))),
};

/** So many entries are added or taken away at once; what is further from the number is something else. */
const most = 3;

function miscounted(
  site: Site,
  page: PageEntry,
  { pointer, written, said, list, length }: CountedHeading,
): Finding[] {
  const taken = site.lists.get(page)?.lists.find(({ annotation }) => annotation.pointer === list);
  const entries = length ?? taken?.length ?? 0;
  const [first = 0] = said;
  if (entries === 0 || said.includes(entries) || Math.abs(first - entries) > most) return [];
  const better = withCount(written, entries);
  return [findingIn(page.document, pointer, { words: written }, 'wrong-count', { written, entries, better })];
}
