import { useEffect } from 'react';
import { hasWindows, leaveWindows } from '../../components/BackCloses/window-entries';
import { isStill } from '../../lib/is-still';
import { isPlainClick } from '../../lib/plain-click';
import { prefetchPage } from './load-page';
import type { Navigation } from './navigation';
import { focusOn, openAround, placeOf } from './place';

/**
 * Makes every plain link to a page of this site a navigation without a reload, and fetches the page
 * ahead when the link is pointed at, touched or focused, unless the visitor saves data. Links in compiled texts need nothing more.
 */
export function useLinkNavigation(basePath: string, { go, ready }: Navigation): void {
  useEffect(() => {
    const follow = async (url: URL) => {
      await leaveWindows();
      if (isPlaceHere(url)) goToPlace(url);
      else if (isHere(url)) returnToTop();
      else await go(url);
    };
    const onClick = (event: MouseEvent) => {
      const url = isPlainClick(event) ? pageOf(event, basePath) : undefined;
      if (!url || (isOtherPlace(url) && !hasWindows())) return;
      event.preventDefault();
      void follow(url);
    };
    const onHint = (event: Event) => {
      const url = pageOf(event, basePath);
      if (!url || isHere(url) || savesData()) return;
      ready().catch(() => {});
      prefetchPage(url.pathname);
    };
    const hints = ['pointerover', 'touchstart', 'focusin'] as const;
    document.addEventListener('click', onClick);
    for (const hint of hints) document.addEventListener(hint, onHint, { passive: true });
    return () => {
      document.removeEventListener('click', onClick);
      for (const hint of hints) document.removeEventListener(hint, onHint);
    };
  }, [go, ready, basePath]);
}

/** Whether the visitor wants little fetched (https://wicg.github.io/savedata); not every browser says. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

function isHere({ pathname, search }: URL): boolean {
  return pathname === window.location.pathname && search === window.location.search;
}

function isPlaceHere(url: URL): boolean {
  return isHere(url) && url.hash !== '';
}

/** Another place on this page is the browser's own business: it scrolls, moves the focus and opens what is closed. */
function isOtherPlace(url: URL): boolean {
  return isPlaceHere(url) && url.hash !== window.location.hash;
}

/** To the place where one is already the browser would only scroll; a tab that was left has to hear of it too. */
function goToPlace(url: URL): void {
  if (isOtherPlace(url)) return window.location.assign(url.hash);
  const place = placeOf(url.hash);
  if (place) openAround(place);
  place?.scrollIntoView();
  if (place) focusOn(place);
  window.dispatchEvent(new Event('hashchange'));
}

/** A link to the page that one is on leads back to its beginning (specification, section 2, "Footer"). */
function returnToTop(): void {
  window.scrollTo({ top: 0, behavior: isStill() ? 'instant' : 'smooth' });
  document.querySelector('h1')?.focus({ preventScroll: true });
}

/** The page of this site to which the link under an event leads; a file (its last part has an ending) is none. */
function pageOf(event: Event, basePath: string): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target !== '' || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  const isPage = url.origin === window.location.origin && `${url.pathname}/`.startsWith(basePath);
  return isPage && !/\.[^/]+$/.test(url.pathname) ? url : undefined;
}
