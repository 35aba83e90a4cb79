import { findingIn, type Finding } from '../problems/finding';
import { readAddress, routeIn } from '../resolve/address';
import { aliasesOf, unreadRoutes } from '../site/addresses';
import { entries, type Entry, type NotedAnnotation, type PageEntry, type Site } from '../site/site';
import { textOf } from '../validate/annotation';
import { spellingsOf } from './links';
import type { Rule } from './rule';

export const oldAddresses: Rule = {
  about: 'A link leads to the address that a page has, not to one that it had: no visitor takes a detour.',
  codes: ['old-address'],
  check: (site) => {
    const moved = movedPages(site);
    if (moved.size === 0) return [];
    return entries(site).flatMap((entry) =>
      entry.annotations.flatMap((annotation) => inPlace(entry, annotation, moved)),
    );
  },
};

/** From old addresses to the pages that have another one now. What two pages claim, and what leads to a draft, is a problem of its own. */
function movedPages(site: Site): Map<string, PageEntry> {
  const [once, twice] = [new Set(unreadRoutes(site)), new Set<string>()];
  for (const { route } of site.pages) (once.has(route) ? twice : once).add(route);
  const found = site.pages
    .filter(({ route, isDraft }) => !isDraft && !twice.has(route))
    .flatMap((page) => aliasesOf(page).map(({ route }) => [route, page] as const));
  return new Map(found.filter(([route]) => !once.has(route)));
}

function inPlace(
  { document }: Entry,
  annotation: NotedAnnotation,
  moved: ReadonlyMap<string, PageEntry>,
): Finding[] {
  const link = annotation.kind === 'link' ? textOf(annotation) : undefined;
  const links = link === undefined ? (annotation.text?.links ?? []) : [link];
  return [...new Set(links)].flatMap((written) => {
    const address = readAddress(written);
    if (address.kind !== 'page') return [];
    const old = routeIn(address, moved);
    const page = moved.get(old);
    if (!page || !hasPlace(page, address.anchor)) return [];
    const query = old === address.path ? address.query : '';
    const better = page.route + query + (address.anchor === undefined ? '' : `#${address.anchor}`);
    const part = link === undefined ? { words: spellingsOf(written) } : 'value';
    return [
      findingIn(document, annotation.pointer, part, 'old-address', {
        old,
        path: page.route,
        better,
      }),
    ];
  });
}

/** A place that is not there is told of by the rule about links. */
function hasPlace({ annotations }: PageEntry, anchor: string | undefined): boolean {
  if (anchor === undefined || anchor === '') return true;
  return annotations.some((annotation) => annotation.kind === 'id' && textOf(annotation) === anchor);
}
