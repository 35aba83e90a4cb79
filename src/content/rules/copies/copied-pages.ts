import { findingIn, type Finding } from '../../problems/finding';
import { betterFileName, isTakenName } from '../../facts/file-names';
import type { PageEntry, Site } from '../../facts/site';
import { textOf, type AnnotationKind } from '../../validate/annotation';
import { targetsOf } from '../links/link-targets';

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

/** A text for searches, with its place. */
export interface SearchText {
  page: PageEntry;
  pointer: string;
  text: string;
}

/** A text that another page has too. */
export interface Duplicate extends SearchText {
  /** The page that keeps it. */
  other: PageEntry;
}

/** The texts of one kind of all pages. */
export function textsOf(site: Site, kind: AnnotationKind): SearchText[] {
  return site.pages.flatMap((page) =>
    page.annotations
      .filter((annotation) => annotation.kind === kind)
      .flatMap((annotation) => {
        const text = textOf(annotation);
        return text === undefined ? [] : [{ page, pointer: annotation.pointer, text }];
      }),
  );
}

/** Of pages that share a text the first that is linked keeps it: nobody links to a copy that was just made. */
export function duplicateTexts(site: Site, texts: readonly SearchText[]): Duplicate[] {
  const shared = [...inGroups(texts)].filter(([key, group]) => key !== '' && group.length > 1);
  if (shared.length === 0) return [];
  const unlinked = targetsOf(site).unlinked();
  return shared.flatMap(([, group]) => {
    const kept = (group.find(({ page }) => !page.isDraft && !unlinked.has(page.route)) ?? group[0])?.page;
    if (!kept) return [];
    // Of two documents for one address just one will stay.
    const others = group.filter(({ page }) => page.route !== kept.route);
    return others.map((one) => ({ ...one, other: kept }));
  });
}

function inGroups(texts: readonly SearchText[]): Map<string, SearchText[]> {
  const groups = new Map<string, SearchText[]>();
  for (const one of texts) {
    const key = one.text.trim().toLowerCase();
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}
