import { findingIn } from '../../problems/finding';
import { readAddress, routeIn } from '../../resolve/address';
import { aliasesOf, linksOf, unreadRoutes } from '../../facts/addresses';
import { entries, type PageEntry, type Site } from '../../facts/site';
import { grouped } from '../grouped';
import type { Rule } from '../rule';
import { idsOf, spellingsOf } from './links';

export const oldAddresses: Rule = {
  about: 'A link leads to the address that a page has, not to one that it had: no visitor takes a detour.',
  codes: ['old-address'],
  check: (site) => {
    const moved = movedPages(site);
    if (moved.size === 0) return [];
    return entries(site).flatMap(({ document, annotations }) =>
      annotations.flatMap((annotation) =>
        [...new Set(linksOf(annotation))].flatMap((written) => {
          const address = readAddress(written);
          const old = address.kind === 'page' ? routeIn(address, moved) : '';
          const page = moved.get(old);
          // A place that is not there is reported by the rule about links.
          if (!page || address.kind !== 'page' || (address.anchor && !idsOf(page).includes(address.anchor)))
            return [];
          const part = annotation.kind === 'link' ? 'value' : { words: spellingsOf(written) };
          return [findingIn(document, annotation.pointer, part, 'old-address', { old, path: page.route })];
        }),
      ),
    );
  },
};

/** From old addresses to the pages that have another one now. What two pages claim, and what leads to a draft, is a problem of its own. */
function movedPages(site: Site): Map<string, PageEntry> {
  const claims = grouped([...unreadRoutes(site), ...site.pages.map(({ route }) => route)], (route) => route);
  const moved = site.pages.filter(({ route, isDraft }) => !isDraft && claims.get(route)?.length === 1);
  const old = moved.flatMap((page) => aliasesOf(page).map(({ route }) => [route, page] as const));
  return new Map(old.filter(([route]) => !claims.has(route)));
}

export const ownLinks: Rule = {
  about: 'No link of a page leads to that very page.',
  codes: ['own-link'],
  check: ({ pages }) =>
    pages.flatMap(({ document, annotations, route: path }) =>
      annotations.flatMap((annotation) =>
        linksOf(annotation)
          .filter((to) => leadsTo(to, path))
          .map((to) => findingIn(document, annotation.pointer, { words: to }, 'own-link', { path })),
      ),
    ),
};

/** A place on the page, and an address with a question mark, is another matter; and home may be called home anywhere. */
function leadsTo(to: string, route: string): boolean {
  if (!to.trim().startsWith(route) || route === '/') return false;
  const address = readAddress(to);
  return (
    address.kind === 'page' && address.anchor === undefined && address.query === '' && address.path === route
  );
}
