import type { CheckedSite } from '../check-site';
import { nearest } from '../problems/nearest';
import { addressesOf } from '../facts/addresses';
import type { PageEntry } from '../facts/site';

/** The page with an address, or why there is none, in a sentence: with the page of which it is an old address, or the nearest one. */
export function namedPage(
  { site: { pages } }: CheckedSite,
  route: string,
): { page: PageEntry } | { trouble: string } {
  const page = pages.find((one) => one.route === route);
  if (page) return { page };
  const owner = pages.find((one) => addressesOf(one).has(route));
  if (owner)
    return {
      trouble: `${route} is an old address of ${owner.route}: it stands in the "aliases" of ${owner.document.path}.`,
    };
  const near = nearest(
    route,
    pages.map((one) => one.route),
  );
  return { trouble: `There is no page ${route}.${near === undefined ? '' : ` Did you mean ${near}?`}` };
}
