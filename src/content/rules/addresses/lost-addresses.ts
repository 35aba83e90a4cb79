import { readAddress } from '../../resolve/address';
import { hasPath, linksOf } from '../../facts/addresses';
import { betterFileName } from '../../facts/file-names';
import { entries, type PageEntry, type Site } from '../../facts/site';
import { routeOfFile } from '../../source/document-kind';
import type { Targets, MeantPage } from '../links/link-targets';
import { compared } from '../search/page-titles';

/** The address that a page had before its file got a name that makes none. */
export interface LostAddress {
  path: string;
  /** How many links lead there. */
  links: number;
}

type Known = Pick<Targets, 'pages' | 'expected' | 'meant' | 'unlinked'>;

/** The addresses to which links still lead in vain, by the page with a bad file name that seems to have stood there. */
export function lostAddresses(site: Site, targets: Known): Map<PageEntry, LostAddress> {
  const misnamed = site.pages.filter(
    (page) => !hasPath(page) && betterFileName(page.document.path) !== undefined,
  );
  if (misnamed.length === 0) return new Map();
  const linked = linkedAddresses(site);
  const dead = [...linked]
    .filter(([path]) => !targets.pages.has(path) && !targets.expected.has(path))
    .toSorted(([, one], [, other]) => other - one);
  return new Map(
    misnamed
      .filter(({ document }) => !linked.has(routeOfFile(betterFileName(document.path) ?? '')))
      .flatMap((page) => {
        const [path, links] = dead.find((one) => isOf(page, one, targets)) ?? [];
        return path === undefined || links === undefined ? [] : [[page, { path, links }] as const];
      }),
  );
}

/** So many links to one address have one cause. */
const many = 3;

/** Letters of a name that is told from others when a title holds it. */
const long = 8;

function isOf(page: PageEntry, [path, links]: readonly [string, number], targets: Known): boolean {
  const last = compared(path.slice(path.lastIndexOf('/') + 1));
  const title = compared(page.title);
  const isTitle = title === last || (last.length >= long && title.startsWith(last));
  const alone = links < many ? undefined : onlyUnlinked(targets, path)?.near;
  const { near = alone } = targets.meant(path);
  return isTitle || near === page.route;
}

/** How many links lead to each address of the site. */
function linkedAddresses(site: Site): Map<string, number> {
  const amounts = new Map<string, number>();
  for (const to of entries(site).flatMap(({ annotations }) => annotations.flatMap(linksOf))) {
    const address = readAddress(to);
    if (address.kind === 'page') amounts.set(address.path, (amounts.get(address.path) ?? 0) + 1);
  }
  return amounts;
}

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
