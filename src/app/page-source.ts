import { firstElement } from '../components/LoadPart/build';
import type { PageFile, SiteData } from '../model/page-data';

/** What this document shows, as data. */
export interface Shown {
  site: SiteData;
  page: PageFile;
  /** Whether it is what the document was made of: meanwhile something else may have been published. */
  isSame: boolean;
}

/** Fetches the data of this document, whose addresses are `data-…` of its own script. Rejects when they cannot be had. */
export async function readShown(): Promise<Shown> {
  const { pageData = '', siteData = '', build, version } = firstElement().dataset;
  const [page, site] = (await Promise.all([json(pageData), json(siteData)])) as [PageFile, SiteData];
  return { site, page, isSame: page.build === build && page.version === version };
}

async function json(address: string): Promise<unknown> {
  return (await fetch(address)).json();
}
