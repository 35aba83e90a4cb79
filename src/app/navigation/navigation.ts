import type { PageData, SiteData } from '../../model/page-data';
import type { Router } from './router';
import { tellOffline } from './tell-offline';

/** What the browser shows. */
export interface Showing {
  page: PageData;
  /** The `#…` of its address; a new object for every arrival. */
  place: { hash: string };
  /** Where to scroll to: `false` leaves the page where it is, `null` leads to its place or its top, a number is pixels from there. */
  scroll: number | false | null;
  /** Whether another page is on its way. */
  isLoading: boolean;
}

/** Leads from page to page without loading a document. */
export interface Navigation {
  current: () => Showing;
  /** Calls `listener` with whatever is shown next, until the function that it gives is called. */
  subscribe: (listener: (showing: Showing) => void) => () => void;
  /** Fetches what navigating needs, the first time. Rejects when it cannot be had. */
  ready: () => Promise<Router>;
  /** Leads to a page of this site. */
  go: (url: URL) => Promise<void>;
}

/** The navigation of a site, from the page on. Its router comes with the first sign that somebody will leave that page. */
export function createNavigation(site: SiteData, page: PageData): Navigation {
  const listeners = new Set<(showing: Showing) => void>();
  let showing: Showing = { page, place: window.location, scroll: false, isLoading: false };
  let router: Promise<Router> | undefined;
  const show = (change: Partial<Showing>): void => {
    showing = { ...showing, ...change };
    for (const listener of listeners) listener(showing);
  };
  const ready = (): Promise<Router> => {
    router ??= import('./router').then(({ startRouter }) => startRouter(site, page, show));
    router.catch(() => (router = undefined));
    return router;
  };
  const go = async (url: URL): Promise<void> => {
    show({ isLoading: true });
    try {
      await (await ready()).navigate(pathWithin(url, site.basePath));
    } catch {
      show({ isLoading: false });
      if (navigator.onLine) window.location.assign(url);
      else tellOffline();
    }
  };
  const subscribe = (listener: (showing: Showing) => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  if (hasPagesBehind()) void ready().catch(() => {});
  return { current: () => showing, subscribe, ready, go };
}

/** Whether Back may lead to another page that this document has to show, because it was reloaded since. */
function hasPagesBehind(): boolean {
  return typeof (window.history.state as { idx?: unknown } | null)?.idx === 'number';
}

/** The router adds the base path itself. */
function pathWithin(url: URL, basePath: string): string {
  return `/${url.pathname.slice(basePath.length)}${url.search}${url.hash}`;
}
