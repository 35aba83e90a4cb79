import type { PageEntry, Site } from '../../facts/site';

/** Words without what nobody reads aloud, as titles are compared. */
export function compared(words: string): string {
  return words
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** The pages of a site by their titles, as those are compared. */
export function pagesByTitle({ pages }: Site): Map<string, PageEntry[]> {
  const named = new Map<string, PageEntry[]>();
  for (const page of pages) {
    const name = compared(page.title);
    named.set(name, [...(named.get(name) ?? []), page]);
  }
  return named;
}
