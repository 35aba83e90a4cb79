import type { PageData } from '../model/page-data';

const waiting = new Map<string, Promise<PageData>>();

/** The address of a page's data: `page.json` beside its `index.html`. */
function dataUrl(pathname: string): string {
  return `${pathname.replace(/\/$/, '')}/page.json`;
}

/** Fetches a page's data. Rejects when there is none, or it cannot be had. */
export async function fetchPage(pathname: string): Promise<PageData> {
  const response = await fetch(dataUrl(pathname));
  if (!response.ok) throw new Error(`${response.status} for ${pathname}`);
  return (await response.json()) as PageData;
}

/** Fetches a page's data ahead; what fails is forgotten and asked for again when it is needed. */
export function fetchAhead(pathname: string): void {
  if (waiting.has(pathname)) return;
  const page = fetchPage(pathname);
  waiting.set(pathname, page);
  page.catch(() => waiting.delete(pathname));
}

/** A page's data, from ahead if it was fetched; each answer is used once, so that what is shown is fresh. */
export function takePage(pathname: string): Promise<PageData> {
  const page = waiting.get(pathname) ?? fetchPage(pathname);
  waiting.delete(pathname);
  return page;
}
