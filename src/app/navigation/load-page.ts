import { dataUrl, runningBuild } from '../../components/LoadPart/build';
import type { PageData, PageFile } from '../../model/page-data';

const waiting = new Map<string, Promise<PageData>>();
const kept = new Map<string, PageData>();

/** Fetches a page's data. Rejects with a TypeError when the network fails, and with an Error when the answer is not a page of this build. */
async function fetchPage(pathname: string): Promise<PageData> {
  const response = await fetch(dataUrl(pathname));
  const page = (response.ok ? await response.json() : null) as Partial<PageFile> | null;
  if (page?.build !== runningBuild() || !page?.blocks) throw new Error(`No page of this build: ${pathname}`);
  return page as PageFile;
}

/** Fetches a page's data ahead; what fails is forgotten and asked for again when it is needed. */
export function prefetchPage(pathname: string): void {
  if (waiting.has(pathname)) return;
  const page = fetchPage(pathname);
  waiting.set(pathname, page);
  page.catch(() => waiting.delete(pathname));
}

/** A page's data, from ahead if it was fetched; each answer is used once, so that what is shown is fresh. */
export async function takePage(pathname: string): Promise<PageData> {
  const coming = waiting.get(pathname) ?? fetchPage(pathname);
  waiting.delete(pathname);
  const page = await coming;
  keepPage(pathname, page);
  return page;
}

/** Keeps a page that is shown, for when the network fails. */
export function keepPage(pathname: string, page: PageData): void {
  kept.set(pathname, page);
}

/** A page's data as it was last shown in this tab. */
export function keptPage(pathname: string): PageData | undefined {
  return kept.get(pathname);
}
