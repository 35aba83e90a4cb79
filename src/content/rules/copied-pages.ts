import { findingIn } from '../problems/finding';
import { betterFileName } from '../site/file-names';
import type { PageEntry, Site } from '../site/site';
import { duplicateTexts, textsOf, type Duplicate } from './duplicate-texts';
import type { Rule } from './rule';

export const copiedPages: Rule = {
  about:
    'A page that was copied has a title and a description of its own, and a name that can be an address.',
  codes: ['copied-page'],
  check: (site) =>
    [...copiesOf(site)].map(([page, { pointer, other }]) => {
      const better = betterFileName(page.document.path);
      return findingIn(page.document, pointer, 'value', 'copied-page', {
        other: other.document.path,
        ...(better !== undefined && { better }),
      });
    }),
};

/** The pages whose title and description for searches are both those of one other page: what a copy has in which nothing was changed. */
export function copiesOf(site: Site): ReadonlyMap<PageEntry, Duplicate> {
  const titles = duplicateTexts(site, textsOf(site, 'seoTitle'));
  if (titles.length === 0) return new Map();
  const descriptions = duplicateTexts(site, textsOf(site, 'seoDescription'));
  const isSame = ({ page, other }: Duplicate): boolean =>
    descriptions.some((one) => one.page === page && one.other === other);
  return new Map(titles.filter(isSame).map((one) => [one.page, one]));
}
