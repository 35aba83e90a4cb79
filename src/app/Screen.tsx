import { useEffect, useRef } from 'react';
import { ScrollRestoration, useLoaderData, useLocation, useNavigation } from 'react-router-dom';
import { currentNotice, showNotice } from '../components/Notice/notice';
import type { PageData, SiteData } from '../model/page-data';
import { App } from './App';
import { applyHead } from './head';
import { scrollKey } from './scroll-key';
import { focusOn, openAround, placeOf } from './place';
import { Reveal } from './Reveal';
import { useLinkNavigation } from './use-link-navigation';

/** The page of the current route in the browser: links, scroll position, head and focus. */
export function Screen({ site }: { site: SiteData }) {
  const page = useLoaderData<PageData>();
  useLinkNavigation(site.basePath);
  useWaitingSign();
  useArrival(page);
  return (
    <>
      <App site={site} page={page} />
      <Reveal key={page.path} />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

/** Says that a page is on its way when that takes longer than 200 ms, so that a quick one brings no flicker. */
function useWaitingSign(): void {
  const { state } = useNavigation();
  useEffect(() => {
    if (state === 'idle') return undefined;
    const sign = { text: 'The page is loading …', isWaiting: true };
    const timer = setTimeout(() => showNotice(sign), 200);
    return () => {
      clearTimeout(timer);
      if (currentNotice() === sign) showNotice();
    };
  }, [state]);
}

/** On a new page the head follows, and the focus moves to its heading, so that a screen reader tells where one is; or to the place that the address names. */
function useArrival(page: PageData): void {
  const { hash } = useLocation();
  const shown = useRef(page.path);
  useEffect(() => {
    const place = placeOf(hash);
    if (place) openAround(place);
    if (shown.current === page.path) return;
    shown.current = page.path;
    applyHead(page);
    if (place) focusOn(place);
    else document.querySelector('h1')?.focus({ preventScroll: true });
  }, [page, hash]);
}
