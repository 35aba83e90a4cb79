import type { Router } from './router';
import { scrollKey } from './scroll-key';

const place = 'scroll';

/** Keeps where each entry of the history was left, in pixels from its top, also when the document is reloaded. */
export function keepScroll(router: Router): void {
  const left = readPlaces();
  // What is on the screen stays where it is.
  delete left[scrollKey(router.state.location)];
  window.history.scrollRestoration = 'manual';
  router.enableScrollRestoration(left, () => window.scrollY, scrollKey);
  window.addEventListener('pagehide', () => {
    if (router.state.navigation.state === 'idle') left[scrollKey(router.state.location)] = window.scrollY;
    writePlaces(left);
    // The next document of this tab may have no scripts yet.
    window.history.scrollRestoration = 'auto';
  });
}

function readPlaces(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function writePlaces(places: Record<string, number>): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(places));
  } catch {
    // A browser that keeps nothing begins at the top.
  }
}
