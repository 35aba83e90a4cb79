import type { JsonObject } from '../../../model/json';
import { readAddress } from '../../resolve/address';
import { pointerAbove } from '../../places/pointer';
import { isObject } from '../../resolve/surroundings';
import { textOf, type Annotation } from '../../validate/annotation';
import type { Addresses } from './living-links';

/** Where links of a site can lead when some of its pages are gone. */
export interface Living {
  /** Puts in what placeholders stand for. */
  filled: (text: string) => string;
  /** The pages that stay, by address, with the ids that one can be led to; undefined for any. */
  pages: ReadonlyMap<string, ReadonlySet<string> | undefined>;
}

/**
 * What becomes of the links of a document: those to what is gone, and from a page those out of the site, lead nowhere.
 * @param route the address of the page; undefined for what is no page.
 */
export function livingAddresses({ filled, pages }: Living, route: string | undefined): Addresses {
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
