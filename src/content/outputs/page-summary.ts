import type { PageData, SiteData } from '../../model/page-data';
import type { SearchEntry } from '../../model/search-entry';
import { pageEntries } from './search-entries';
import type { ChatData } from '../../model/chat-data';
import type { SiteDocument } from '../../model/content.generated';
import type { BuiltPage } from '../render/built-page';

/** What the files about the whole site say of a page: little, so that its blocks need not be kept. */
export interface PageSummary extends Pick<BuiltPage, 'aliases' | 'file'> {
  page: Pick<PageData, 'path' | 'title' | 'head' | 'article'>;
  search: SearchEntry[];
}

/** A site with what is to be said of each of its pages. */
export interface SiteSummary {
  site: SiteData;
  settings: SiteDocument;
  chat: ChatData | undefined;
  pages: PageSummary[];
}

/** Takes a page, what its values mean, and the base path of its site, and gives what the files about the whole site say of it. */
export function pageSummary(
  { page, meanings, aliases, file }: Pick<BuiltPage, 'page' | 'meanings' | 'aliases' | 'file'>,
  basePath: string,
): PageSummary {
  const { path, title, head, article } = page;
  return {
    page: { path, title, head, ...(article && { article }) },
    aliases,
    file,
    search: pageEntries(page, meanings, basePath),
  };
}
