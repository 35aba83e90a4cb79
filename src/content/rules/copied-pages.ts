import { findingIn, type Finding } from '../problems/finding';
import { betterFileName, isTakenName } from '../site/file-names';
import type { PageEntry, Site } from '../site/site';
import { duplicateTexts, textsOf, type Duplicate } from './duplicate-texts';

/** The pages whose title and description for searches are both those of one other page: what a copy has in which nothing was changed. */
export function copiesAmong(
  titles: readonly Duplicate[],
  descriptions: readonly Duplicate[],
): Map<PageEntry, Duplicate> {
  const isSame = ({ page, other }: Duplicate): boolean =>
    descriptions.some((one) => one.page === page && one.other === other);
  return new Map(titles.filter(isSame).map((one) => [one.page, one]));
}

/** The same of a site. */
export function copiesOf(site: Site): ReadonlyMap<PageEntry, Duplicate> {
  const found = (kind: 'seoTitle' | 'seoDescription'): Duplicate[] =>
    duplicateTexts(site, textsOf(site, kind));
  return copiesAmong(found('seoTitle'), found('seoDescription'));
}

/** What is told of a copy: at once that it wants words of its own, and a name that can be an address. */
export function copiedPage({ page: { document }, pointer, other }: Duplicate, { documents }: Site): Finding {
  const better = betterFileName(document.path);
  const isTaken = better !== undefined && isTakenName(better, document.path, documents);
  return findingIn(document, pointer, 'value', 'copied-page', {
    other: other.document.path,
    ...(better !== undefined && { better }),
    ...(isTaken && { isTaken }),
  });
}
