import { failEvent } from '../../lib/page-events';
import { whenSeen } from './first-view';
import { keepTouches } from './keep-touches';
import { addToHead, make } from './make';
import { visitType } from './visit-type';

/**
 * Stands inside every page and runs before anything else is fetched. The page is complete without scripts, and holds the
 * style of what is seen first. What lies below waits (`data-unstyled`) for the style of everything, which is fetched with
 * the second script when the first view is painted and its pictures are loaded, or with the first touch; what is touched
 * until the scripts have come is kept for them. Where one may begin further down, the style comes before the first paint.
 */
const { dataset } = document.currentScript as HTMLScriptElement;
const startsAtTop = visitType === 'navigate' && !location.hash;
const root = document.documentElement;
let hasBegun = false;

/** Fetches the style of everything and the scripts, once; the window hears when they cannot be had. */
function begin(event?: Event): void {
  // Whoever scrolls only reads.
  if (event && event.type !== 'scroll') dataset['touched'] = '';
  if (hasBegun) return;
  hasBegun = true;
  if (startsAtTop) addStyle();
  addToHead('script', { type: 'module', src: dataset['script'], onerror: fail });
}

/** How long the style of everything may keep what lies below the first view waiting, in milliseconds. */
const styleTimeoutMs = 5000;

function addStyle(): void {
  const link = make('link', { rel: 'stylesheet', href: dataset['style'], onload: styled, onerror: styled });
  link.setAttribute('blocking', 'render');
  document.head.append(link);
  setTimeout(() => {
    link.removeAttribute('blocking');
    styled();
  }, styleTimeoutMs);
}

function styled(): void {
  delete root.dataset['unstyled'];
}

function fail(): void {
  dispatchEvent(new Event(failEvent));
}

// For stylesheets: what only works with scripts is shown, and what they open is closed.
root.dataset['scripted'] = '';
if (startsAtTop) root.dataset['unstyled'] = root.dataset['parts'] = '';
else addStyle();
keepTouches(dataset, begin);
whenSeen(begin);
