import type { PageEntry, Site } from '../../facts/site';
import { grouped } from '../grouped';

/** Words without what nobody reads aloud, as titles are compared. */
export function compared(words: string): string {
  return words
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** The pages of a site by their titles, as those are compared. */
export function pagesByTitle({ pages }: Site): Map<string, PageEntry[]> {
  return grouped(pages, ({ title }) => compared(title));
}
