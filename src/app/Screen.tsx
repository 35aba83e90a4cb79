import { useEffect, useRef } from 'react';
import { ScrollRestoration, useLoaderData } from 'react-router-dom';
import type { PageData, SiteData } from '../model/page-data';
import { App } from './App';
import { applyHead } from './head';
import { Reveal } from './Reveal';
import { useLinkNavigation } from './use-link-navigation';

/** The page of the current route in the browser: links, scroll position, head and focus. */
export function Screen({ site }: { site: SiteData }) {
  const page = useLoaderData<PageData>();
  useLinkNavigation(site.basePath);
  useArrival(page);
  return (
    <>
      <App site={site} page={page} />
      <Reveal key={page.path} />
      <ScrollRestoration />
    </>
  );
}

/** An address that leads into something closed opens it, as the browser itself does when it loads a page. */
function openAnswer(hash: string): void {
  const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  const closed = target?.closest('details:not([open])');
  if (!closed) return;
  closed.setAttribute('open', '');
  target?.scrollIntoView();
}

/** On a new page the head follows, and the focus moves to its heading, so that a screen reader tells where one is. */
function useArrival(page: PageData): void {
  const shown = useRef(page.path);
  useEffect(() => {
    if (shown.current === page.path) return;
    shown.current = page.path;
    applyHead(page.head);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    openAnswer(window.location.hash);
  }, [page]);
}
