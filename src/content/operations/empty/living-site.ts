import type { SiteDocument } from '../../../model/content.generated';
import type { JsonObject } from '../../../model/json';
import type { CheckedSite } from '../../check-site';
import { addressesOf } from '../../facts/addresses';
import type { PageEntry } from '../../facts/site';
import { pointerAbove } from '../../places/pointer';
import { readAddress } from '../../resolve/address';
import { fill } from '../../resolve/placeholders';
import { isObject } from '../../resolve/surroundings';
import { textOf, type Annotation } from '../../validate/annotation';
import type { Validator } from '../../validate/create-validator';
import { annotationsOf, linksOf, withLivingLinks, type Addresses } from './living-links';
import { changedBy, fillerOf, type Values } from './values';

/** The pages that stay, and the ids of each that one can be led to, by its document; undefined for any. */
interface Staying {
  pages: readonly PageEntry[];
  idsOf: (path: string) => Set<string> | undefined;
}

/** The documents of a site without links to what is gone. */
export function livingValues(
  checked: CheckedSite,
  validator: Validator,
  values: Values,
  { pages, idsOf }: Staying,
): Values {
  const ids = pages.flatMap((page) => {
    const own = idsOf(page.document.path);
    return [...addressesOf(page)].map((route) => [route, own] as const);
  });
  const living: Living = { filled: fillerOf(checked), pages: new Map(ids) };
  const routes = new Map(pages.map(({ document, route }) => [document.path, route]));
  return changedBy(values, (path, value) => {
    const addresses = livingAddresses(living, routes.get(path));
    return isObject(value) ? withLivingLinks(path, value, validator, addresses) : value;
  });
}

/** The ids that links of documents lead to. */
export function linkedAnchors(checked: CheckedSite, validator: Validator, values: Values): Set<string> {
  const filled = fillerOf(checked);
  const links = [...values].flatMap(([path, value]) => linksOf(annotationsOf(path, value, validator)));
  return new Set(
    links.flatMap((to) => {
      const address = readAddress(filled(to));
      return address.kind === 'page' || address.kind === 'anchor' ? (address.anchor ?? []) : [];
    }),
  );
}

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

/** Where links of a site can lead when some of its pages are gone. */
interface Living {
  /** Puts in what placeholders stand for. */
  filled: (text: string) => string;
  /** The pages that stay, by address, with the ids that one can be led to; undefined for any. */
  pages: ReadonlyMap<string, ReadonlySet<string> | undefined>;
}

/**
 * What becomes of the links of a document: those to what is gone, and from a page those out of the site, lead nowhere.
 * @param route the address of the page; undefined for what is no page.
 */
function livingAddresses({ filled, pages }: Living, route: string | undefined): Addresses {
  const has = (path: string, anchor = ''): boolean => anchor === '' || (pages.get(path)?.has(anchor) ?? true);
  const newAddress = (to: string): string | undefined => {
    const address = readAddress(filled(to));
    if (address.kind === 'other')
      return route !== undefined && /^https?$/.test(address.scheme) ? undefined : to;
    if (address.kind === 'anchor') return has(route ?? '', address.anchor) ? to : undefined;
    if (address.kind !== 'page') return to;
    if (!pages.has(address.path)) return undefined;
    return has(address.path, address.anchor) ? to : to.replace(/#.*$/s, '');
  };
  return { newAddress, instead: (to) => pageAbove(filled(to), pages) };
}

/** The nearest page that stays in a folder above, or the home page. */
function pageAbove(to: string, pages: Living['pages']): string {
  const above = to.replace(/\/[^/]*$/, '');
  return above === '' || !to.startsWith('/') ? '/' : pages.has(above) ? above : pageAbove(above, pages);
}

/** The ids of a page that one can be led to while all shared lists are empty: not those of blocks that show one. */
export function shownIds(annotations: readonly Annotation[]): Set<string> {
  const empty = annotations.flatMap(({ kind, value, pointer }) =>
    kind === 'list' && isObject(value as JsonObject) ? `${pointerAbove(pointer)}/` : [],
  );
  const ids = annotations.filter(({ kind }) => kind === 'id');
  const shown = ids.filter(({ pointer }) => !empty.some((block) => pointer.startsWith(block)));
  return new Set(shown.flatMap((one) => textOf(one) ?? []));
}
