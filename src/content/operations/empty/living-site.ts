import type { CheckedSite } from '../../check-site';
import { readAddress } from '../../resolve/address';
import { isObject } from '../../resolve/surroundings';
import { addressesOf } from '../../facts/addresses';
import type { PageEntry } from '../../facts/site';
import type { Validator } from '../../validate/create-validator';
import { livingAddresses, type Living } from './addresses';
import { annotationsOf, linksOf, withLivingLinks } from './living-links';
import { changedBy, fillerOf, type Values } from './values';

/** The pages that stay, and the ids of each that one can be led to, by its document; undefined for any. */
export interface Staying {
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
