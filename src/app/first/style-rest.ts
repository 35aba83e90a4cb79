import { make } from './make';
import { visitType } from './visit-type';

const root = document.documentElement;

/** How long the faces may keep the scripts waiting, in milliseconds. */
const patience = 3000;

/**
 * Brings in what the first paint can do without. The page's HTML holds the style of what is seen first; what lies below
 * waits for the stylesheet of everything (`data-unstyled`). The faces are fetched when everything else that is seen has
 * come; others of the same widths stand in for them. Then the page is laid out part by part (`data-parts`), so that the
 * browser can answer in between. Where one may begin further down, the whole style comes before the first paint.
 */
export async function styleRest({ style = '', faces = '' }: DOMStringMap): Promise<void> {
  const whole = addSheet({ id: '_style', href: style, ...(startsAtTop() ? behind : before) });
  if (whole.media === behind.media) waitBelow(whole);
  const later = addSheet({ href: faces, ...behind });
  await new Promise((resolve) => window.addEventListener('load', resolve));
  later.media = 'all';
  await idle();
  await Promise.race([document.fonts.ready, new Promise((resolve) => setTimeout(resolve, patience))]);
  await layOut();
}

/** How a sheet is fetched: behind everything else, and it does nothing yet; or before the first paint. */
const behind = { media: 'print' };
const before = { blocking: 'render' };

function addSheet(properties: object): HTMLLinkElement {
  const link = make('link', { rel: 'stylesheet', ...properties });
  document.head.append(link);
  return link;
}

function startsAtTop(): boolean {
  return visitType() === 'navigate' && window.location.hash === '';
}

function waitBelow(whole: HTMLLinkElement): void {
  root.dataset['unstyled'] = '';
  root.dataset['parts'] = '';
  const styled = (): void => {
    whole.media = 'all';
    delete root.dataset['unstyled'];
  };
  for (const end of ['load', 'error']) whole.addEventListener(end, styled);
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
