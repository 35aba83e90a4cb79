import { addToHead } from '../inline-script/make';
import { holdOpening } from './keep-lines';

/**
 * Brings in what the first view can do without: the fonts, for which others of the same widths stand in; then the page is
 * laid out part by part (`data-parts`), so that the browser can answer in between.
 * @param addresses `data-…` of the page's own script; without fonts, as in development, nothing is done.
 */
export async function finishFirstView({ fonts }: DOMStringMap): Promise<void> {
  if (fonts === undefined) return;
  const setOpening = holdOpening();
  await soon(
    sheetLoaded(fonts)
      .then(setOpening)
      .then(() => document.fonts.ready),
  );
  await layOut();
}

/** How long the fonts may keep the page waiting, in milliseconds. */
const timeoutMs = 3000;

function soon(coming: Promise<unknown>): Promise<unknown> {
  return Promise.race([coming, new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
}

function sheetLoaded(href: string): Promise<unknown> {
  return new Promise((resolve) =>
    addToHead('link', { rel: 'stylesheet', href, onload: resolve, onerror: resolve }),
  );
}

async function layOut(): Promise<void> {
  const parts = document.querySelectorAll<HTMLElement>('main section, main ~ footer, article > div ~ *');
  for (const { style } of parts) {
    await idle();
    style.contentVisibility = 'visible';
  }
  delete document.documentElement.dataset['parts'];
  for (const part of parts) part.removeAttribute('style');
}

/** When the browser has nothing else to do. */
function idle(): Promise<unknown> {
  const when = window.requestIdleCallback ?? setTimeout;
  return new Promise((resolve) => when(resolve, { timeout: 1000 }));
}
