import type { PageData } from '../../src/model/page-data';
import type { SearchEntry } from '../../src/model/search-entry';
import { pageEntries } from './search-entries';
import type { CompletePage, CompleteSite } from './with-assets';

/** What the files about the whole site say of a page: little, so that its blocks need not be kept. */
export interface PageSummary extends Pick<CompletePage, 'aliases' | 'file'> {
  page: Pick<PageData, 'path' | 'title' | 'head' | 'article'>;
  search: SearchEntry[];
}

/** A site with what is to be said of each of its pages. */
export interface SiteSummary extends Pick<CompleteSite, 'site' | 'settings' | 'chat'> {
  pages: PageSummary[];
}

/** Takes a page and the base path of its site, and gives what the files about the whole site say of it. */
export function pageSummary({ page, aliases, file }: CompletePage, basePath: string): PageSummary {
  const { path, title, head, article } = page;
  return {
    page: { path, title, head, ...(article && { article }) },
    aliases,
    file,
    search: pageEntries(page, basePath),
  };
}
