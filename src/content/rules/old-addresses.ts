import { findingIn, type Finding } from '../problems/finding';
import { readAddress } from '../resolve/address';
import { aliasesOf, unreadRoutes } from '../site/addresses';
import { entries, type Entry, type NotedAnnotation, type Site } from '../site/site';
import { textOf } from '../validate/annotation';
import { spellingsOf } from './links';
import type { Rule } from './rule';

export const oldAddresses: Rule = {
  about: 'A link leads to the address that a page has, not to one that it had: no visitor takes a detour.',
  codes: ['old-address'],
  check: (site) => {
    const now = presentAddresses(site);
    if (now.size === 0) return [];
    return entries(site).flatMap((entry) =>
      entry.annotations.flatMap((annotation) => inPlace(entry, annotation, now)),
    );
  },
};

/** From old addresses to present ones. What two pages claim, and what leads to a draft, is a problem of its own. */
function presentAddresses(site: Site): Map<string, string> {
  const [once, twice] = [new Set(unreadRoutes(site)), new Set<string>()];
  for (const { route } of site.pages) (once.has(route) ? twice : once).add(route);
  const found = site.pages
    .filter(({ route, isDraft }) => !isDraft && !twice.has(route))
    .flatMap((page) => aliasesOf(page).map(({ route }) => [route, page.route] as const));
  return new Map(found.filter(([route]) => !once.has(route)));
}

function inPlace(
  { document }: Entry,
  annotation: NotedAnnotation,
  now: ReadonlyMap<string, string>,
): Finding[] {
  const link = annotation.kind === 'link' ? textOf(annotation) : undefined;
  const links = link === undefined ? (annotation.text?.links ?? []) : [link];
  return [...new Set(links)].flatMap((written) => {
    const address = readAddress(written);
    const route = address.kind === 'page' ? now.get(address.path) : undefined;
    if (address.kind !== 'page' || route === undefined) return [];
    const better = written.trim().replace(address.path, route);
    const part = link === undefined ? { words: spellingsOf(written) } : 'value';
    return [findingIn(document, annotation.pointer, part, 'old-address', { old: address.path, better })];
  });
}
