import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as words from '#words/app';
import { showWaiting } from '../components/Notice/notice';
import { isStill } from '../lib/is-still';
import type { SiteData } from '../model/page-data';
import { App } from './App';
import { liveEvent } from '../lib/page-events';
import { applyHead } from './head';
import type { Navigation, Showing } from './navigation/navigation';
import { focusOn, openAround, placeOf } from './navigation/place';
import { useLinkNavigation } from './navigation/use-link-navigation';
import { useReveal } from './use-reveal';

/** The page that the browser shows: links, scroll position, head and focus. */
export function RoutePage({ site, navigation }: { site: SiteData; navigation: Navigation }) {
  const showing = useShowing(navigation);
  useWaitingSign(showing.isLoading);
  useScroll(showing);
  useSoftArrival(showing.page.path);
  useReveal(showing.page.path);
  useEffect(() => {
    window.dispatchEvent(new Event(liveEvent));
  }, []);
  const { page } = showing;
  return (
    <>
      <App site={site} page={page} />
      <Arrival showing={showing} />
      <Links basePath={site.basePath} navigation={navigation} />
    </>
  );
}

/** What is shown; a new page is drawn in small steps, between which the browser answers. */
function useShowing({ current, subscribe }: Navigation): Showing {
  const [showing, setShowing] = useState(current);
  useLayoutEffect(() => subscribe((next) => startTransition(() => setShowing(next))), [subscribe]);
  return showing;
}

/** Says that a page is on its way when that takes longer than 200 ms, so that a quick one brings no flicker. */
function useWaitingSign(isLoading: boolean): void {
  useEffect(() => {
    if (!isLoading) return undefined;
    let end = (): void => {};
    const timer = setTimeout(() => {
      end = showWaiting(words.pageLoading);
    }, 200);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [isLoading]);
}

/** A new page begins at its top or at the place that its address names; one to which Back leads stands where it was left. */
function useScroll({ place, scroll }: Showing): void {
  useLayoutEffect(() => {
    if (scroll === false) return;
    const target = scroll === null ? placeOf(place.hash) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo(0, scroll ?? 0);
  }, [place, scroll]);
}

/** A new page comes softly where motion is welcome; the frame around it stands still, and all can be touched from the start. */
function useSoftArrival(path: string): void {
  const shown = useRef(path);
  useLayoutEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (isStill()) return;
    document.getElementById('_main')?.animate({ opacity: [0.2, 1] }, 150);
  }, [path]);
}

/** On a new page the head follows, and the focus moves to its heading, so that a screen reader says where one is; or to the place that the address names. */
function Arrival({
  showing: {
    page,
    place: { hash },
  },
}: {
  showing: Showing;
}): null {
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
  return null;
}

/** Where the page itself cannot be drawn, links are the browser's. */
function Links({ basePath, navigation }: { basePath: string; navigation: Navigation }): null {
  useLinkNavigation(basePath, navigation);
  return null;
}
