import { findingIn, type Finding } from '../../problems/finding';
import { aliasesOf, hasPath } from '../../facts/addresses';
import type { PageEntry } from '../../facts/site';
import type { Rule } from '../rule';

/** The first parts of addresses under which a site has something else than pages: the receiver of forms, scripts, pictures, the page for unknown addresses. */
const reserved = new Set(['api', 'assets', 'media', 'social', '404']);

/** The files at the top of a site that the build writes: no old address can have their names. */
const files = new Set([
  '404.html',
  '404.json',
  'chat.json',
  'feed.xml',
  'llms.txt',
  'page.json',
  'robots.txt',
  'search.json',
  'sitemap.xml',
]);

/** Whether the first part of an address is one under which the site has something else than pages. */
export function isReservedAddress(part: string): boolean {
  return reserved.has(part);
}

export const reservedAddresses: Rule = {
  about: 'No page, and no old address of one, takes the place of what the build itself puts there.',
  codes: ['reserved-address'],
  check: (site) => site.pages.flatMap((page) => ofPage(page)),
};

function ofPage(page: PageEntry): Finding[] {
  const own = { route: page.route, pointer: hasPath(page) ? '/path' : '' };
  const old = aliasesOf(page).map((alias) => ({ ...alias, isOld: true }));
  return [{ ...own, isOld: false }, ...old].flatMap(({ route, pointer, isOld }) => {
    const [, part = ''] = route.split('/');
    if (!isReservedAddress(part) && !files.has(part)) return [];
    const better = `/${part}-pages${route.slice(part.length + 1)}`;
    const place = pointer === '' ? 'opening' : 'value';
    return [findingIn(page.document, pointer, place, 'reserved-address', { route, part, better, isOld })];
  });
}
