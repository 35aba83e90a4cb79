import type { PageData, SiteData } from '../model/page-data';

/** The id of the `<script type="application/json">` that carries the first page's data. */
export const dataElementId = 'data';

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
