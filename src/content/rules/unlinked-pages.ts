import { readAddress } from '../resolve/address';
import { linksOf } from '../site/links-of';
import { entries, type PageEntry, type Site } from '../site/site';
import type { MeantPage, Targets } from './link-targets';

/** The pages that no link leads to, but those that are found by themselves: the home page, and articles in their list. */
export function unlinkedPages(site: Site, pages: Targets['pages']): Map<string, PageEntry> {
  const linked = new Set(
    [...entries(site), site.articles].flatMap(({ annotations }) =>
      annotations.flatMap(linksOf).map((to) => {
        const address = readAddress(to);
        return address.kind === 'page' ? pages.get(address.path) : undefined;
      }),
    ),
  );
  const alone = site.pages.filter((page) => !linked.has(page) && !page.isDraft && page.route !== '/');
  return new Map(alone.map((page) => [page.route, page]));
}

/** The only page without a link to it that has the same name in another folder, or else stands beside an address; by itself it proves nothing. */
export function onlyUnlinked({ unlinked }: Pick<Targets, 'unlinked'>, path: string): MeantPage | undefined {
  const folder = (route: string): string => route.slice(0, route.lastIndexOf('/'));
  const all = [...unlinked()];
  const moved = all.filter(
    ([route]) => route.slice(folder(route).length) === path.slice(folder(path).length),
  );
  const beside = moved.length > 0 ? moved : all.filter(([route]) => folder(route) === folder(path));
  const [[near, page] = []] = beside;
  return near === undefined || !page || beside.length > 1 ? undefined : { near, page };
}
