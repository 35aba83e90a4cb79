import { firstElement } from '../components/LoadPart/build';
import type { PageFile, SiteData } from '../model/page-data';
import { askFor } from './first/fetch-rest';

/** What this document shows, as data. */
export interface Shown {
  site: SiteData;
  page: PageFile;
  /** Whether it is what the document was made of: meanwhile something else may have been published. */
  isSame: boolean;
}

/** The data of this document, which its own script has asked for. Rejects when they cannot be had. */
export async function readShown(): Promise<Shown> {
  const { dataset } = firstElement();
  const coming = window.coming ?? askFor(dataset);
  const [page, site] = (await Promise.all([coming.page, coming.site])) as [PageFile, SiteData];
  const isSame = page.build === dataset['build'] && page.version === dataset['version'];
  return { site, page, isSame };
}
