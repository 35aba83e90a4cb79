import { findingIn, type Finding } from '../../problems/finding';
import { readAddress, routeIn } from '../../resolve/address';
import { aliasesOf, unreadRoutes } from '../../facts/addresses';
import { entries, type Entry, type NotedAnnotation, type PageEntry, type Site } from '../../facts/site';
import { textOf } from '../../validate/annotation';
import type { Rule } from '../rule';
import { spellingsOf } from './links';

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
  const links = link === undefined ? (annotation.links ?? []) : [link];
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

export const ownLinks: Rule = {
  about: 'No link of a page leads to that very page.',
  codes: ['own-link'],
  check: ({ pages }) =>
    pages.flatMap((page) =>
      page.annotations
        .flatMap((annotation) => linkedFrom(annotation))
        .filter(({ to }) => leadsTo(to, page))
        .map(({ pointer, to }) =>
          findingIn(page.document, pointer, { words: to }, 'own-link', { path: page.route }),
        ),
    ),
};

function linkedFrom(annotation: NotedAnnotation): { pointer: string; to: string }[] {
  const { kind, pointer, links = [] } = annotation;
  const to = kind === 'link' ? textOf(annotation) : undefined;
  return [...(to === undefined ? [] : [to]), ...links].map((one) => ({ pointer, to: one }));
}

/** A place on the page, and an address with a question mark, is another matter; and home may be called home anywhere. */
function leadsTo(to: string, { route }: PageEntry): boolean {
  const address = readAddress(to);
  const isPlain = address.kind === 'page' && address.anchor === undefined && !to.includes('?');
  return isPlain && address.path === route && route !== '/';
}
