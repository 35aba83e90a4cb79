import type { PageEntry, Site } from '../../facts/site';
import { textOf, type AnnotationKind } from '../../validate/annotation';
import { grouped } from '../grouped';
import { unlinkedPages } from '../links/link-targets';

/** A text of a page, with its place. */
export interface PlacedText {
  page: PageEntry;
  pointer: string;
  text: string;
}

/** A text that another page has too. */
export interface Duplicate extends PlacedText {
  /** The page that keeps it. */
  other: PageEntry;
}

/** The texts of one kind of all pages. */
export function textsOf({ pages }: Site, kind: AnnotationKind): PlacedText[] {
  return pages.flatMap((page) =>
    page.annotations.flatMap((annotation) => {
      const text = annotation.kind === kind ? textOf(annotation) : undefined;
      return text === undefined ? [] : [{ page, pointer: annotation.pointer, text }];
    }),
  );
}

/** Of pages that share a text the first that is linked keeps it: nobody links to a copy that was just made. */
export function duplicateTexts(site: Site, texts: readonly PlacedText[]): Duplicate[] {
  const groups = grouped(texts, ({ text }) => text.trim().toLowerCase());
  const shared = [...groups].filter(([key, group]) => key !== '' && group.length > 1);
  if (shared.length === 0) return [];
  const unlinked = unlinkedPages(site);
  return shared.flatMap(([, group]) => {
    const kept = (group.find(({ page }) => !page.isDraft && !unlinked.has(page.route)) ?? group[0])?.page;
    // Of two documents for one address just one will stay.
    return kept
      ? group.filter(({ page }) => page.route !== kept.route).map((one) => ({ ...one, other: kept }))
      : [];
  });
}

/** The pages whose title and description for searches are both those of one other page: what a copy has in which nothing was changed. */
export function copiesOf(site: Site): ReadonlyMap<PageEntry, Duplicate> {
  const [titles, descriptions] = (['seoTitle', 'seoDescription'] as const).map((kind) =>
    duplicateTexts(site, textsOf(site, kind)),
  ) as [Duplicate[], Duplicate[]];
  const same = new Map(descriptions.map(({ page, other }) => [page, other]));
  return new Map(titles.filter(({ page, other }) => same.get(page) === other).map((one) => [one.page, one]));
}
