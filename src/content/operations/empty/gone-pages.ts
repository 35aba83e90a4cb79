import type { SiteDocument } from '../../../model/content.generated';
import type { CheckedSite } from '../../check-site';
import { fill } from '../../resolve/placeholders';
import { readAddress } from '../../resolve/address';
import { addressesOf } from '../../facts/addresses';
import type { PageEntry } from '../../facts/site';
import { textOf } from '../../validate/annotation';

/** The pages that go with the entries of the shared lists: articles, and what an entry leads to, unless the bar itself does. */
export function gonePages(checked: CheckedSite, settings: SiteDocument): PageEntry[] {
  const { pages } = checked.site;
  const listed = routesOf(listedLinks(checked));
  const bar = routesOf(['/', ...barLinks(checked, settings)]);
  const isIn = (page: PageEntry, routes: ReadonlySet<string>): boolean =>
    [...addressesOf(page)].some((route) => routes.has(route));
  return pages.filter((page) => !isIn(page, bar) && (page.isArticle || isIn(page, listed)));
}

/** Where the entries of the shared lists lead by themselves; a button of theirs may lead anywhere. */
function listedLinks({ site }: CheckedSite): string[] {
  return site.collections.flatMap(({ annotations }) =>
    annotations.flatMap((one) =>
      one.kind === 'link' && /^\/\d+\/to$/.test(one.pointer) ? (textOf(one) ?? []) : [],
    ),
  );
}

function barLinks({ around }: CheckedSite, { navigation }: SiteDocument): string[] {
  const links = [navigation.action.to, ...navigation.items.flatMap(({ to }) => to ?? [])];
  return links.map((to) => fill(to, around.placeholders ?? new Map()));
}

function routesOf(links: readonly string[]): Set<string> {
  return new Set(
    links.flatMap((link) => {
      const address = readAddress(link);
      return address.kind === 'page' ? address.path : [];
    }),
  );
}
