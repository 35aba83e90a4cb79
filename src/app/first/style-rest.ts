import { make } from './make';
import { visitType } from './visit-type';

const root = document.documentElement;

/** How long a picture may keep the faces waiting, and they the scripts, in milliseconds. */
const patience = 3000;

/**
 * Brings in what the first paint can do without. The page's HTML holds the style of what is seen first. The faces are
 * fetched when everything else that is seen has come; others of the same widths stand in for them. Then the page is laid
 * out part by part (`data-parts`), so that the browser can answer in between. Where one may begin further down, the whole
 * style comes before the first paint.
 */
export async function styleRest({ style = '', faces = '' }: DOMStringMap): Promise<void> {
  const seen = soon(firstViewSeen());
  if (startsAtTop()) await styleBelow(style, seen);
  else addSheet(style, { blocking: 'render' });
  const later = addSheet(faces, behind);
  await seen;
  later.media = 'all';
  await idle();
  await soon(document.fonts.ready);
  await layOut();
}

/**
 * What lies below the first view waits (`data-unstyled`) for the stylesheet of everything, which is fetched when the first
 * view is painted and its pictures are loaded, or as soon as somebody scrolls or touches something.
 */
async function styleBelow(style: string, seen: Promise<unknown>): Promise<void> {
  root.dataset['unstyled'] = root.dataset['parts'] = '';
  await Promise.race([seen, ...signs.map(event)]);
  const onload = (): void => {
    whole.media = 'all';
    delete root.dataset['unstyled'];
  };
  const whole = addSheet(style, { ...behind, onload, onerror: onload });
}

/** A sheet that is fetched behind everything else, and does nothing yet. */
const behind = { media: 'print' };

function addSheet(href: string, properties: object): HTMLLinkElement {
  const link = make('link', { rel: 'stylesheet', href, ...properties });
  document.head.append(link);
  return link;
}

function soon(coming: Promise<unknown>): Promise<unknown> {
  return Promise.race([coming, new Promise((resolve) => setTimeout(resolve, patience))]);
}

function startsAtTop(): boolean {
  return visitType() === 'navigate' && window.location.hash === '';
}

/** Signs that somebody wants more than the first view. */
const signs = ['scroll', 'pointerdown', 'keydown', 'focusin'];

/** Waits for an event of the window or of anything in it. */
function event(name: string): Promise<unknown> {
  return new Promise((resolve) => window.addEventListener(name, resolve, { once: true, capture: true }));
}

/** When the first view is on the screen with its pictures; nothing is painted where nobody looks. */
async function firstViewSeen(): Promise<unknown> {
  await event('load');
  await painted();
  return Promise.allSettled(
    Array.from(document.images)
      .filter(isInView)
      .map((picture) => picture.decode()),
  );
}

/** When words or a picture are on the screen, not only a background. */
function painted(): Promise<void> {
  return new Promise((resolve) =>
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true }),
  );
}

/** The window's `load` does not wait for pictures that are loaded late. */
function isInView(picture: Element): boolean {
  const { top, bottom, left } = picture.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && left < window.innerWidth;
}

/** When the browser has nothing else to do. */
function idle(): Promise<unknown> {
  const when = window.requestIdleCallback ?? setTimeout;
  return new Promise((resolve) => when(resolve, { timeout: 1000 }));
}

async function layOut(): Promise<void> {
  const parts = document.querySelectorAll<HTMLElement>('main > section, main ~ footer');
  for (const { style } of parts) {
    style.contentVisibility = 'visible';
    await idle();
  }
  delete root.dataset['parts'];
  for (const part of parts) part.removeAttribute('style');
}
