import { dataElementId } from '../components/LoadPart/build';
import type { PageData, SiteData } from '../model/page-data';

/** What is embedded in a page's HTML. */
export interface EmbeddedData {
  site: SiteData;
  page: PageData;
}

/** JSON that can stand inside a script element: `<` is escaped, so no text of a page can close it. */
export function embed(data: EmbeddedData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Reads the embedded data of this document. */
export function readEmbedded(): EmbeddedData {
  return JSON.parse(document.getElementById(dataElementId)?.textContent ?? '') as EmbeddedData;
}
