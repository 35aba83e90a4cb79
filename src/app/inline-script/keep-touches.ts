import { liveEvent, failEvent } from '../../lib/page-events';
import { tellFailure } from './tell-failure';
import { touchedOf, worksAlone } from './touched';
import { visitType } from './visit-type';

/** How long somebody who touched something waits for the scripts, in milliseconds, before hearing that they do not come. */
const timeoutMs = 10_000;

let isLive = false;
let hasFailed = false;
let kept: Event | undefined;

/**
 * Keeps the last touch that needs scripts, and marks what was touched; when they are at work, it happens again. Where a
 * newer version took them away, the page is reloaded, once. When they cannot be had, links lead where they lead, and
 * for everything else a notice says so.
 * @param addresses `data-…` of the page's own script: its build, and where its data lie.
 * @param begin fetches the scripts, if they are not on their way already; it hears the event for which they are wanted.
 */
export function keepTouches(addresses: DOMStringMap, begin: (event: Event) => void): void {
  const hear = (event: Event): void => {
    begin(event);
    keepOrLeave(event);
  };
  for (const name of ['click', 'keydown', 'input', 'pointerdown', 'focusin', 'scroll'])
    document.addEventListener(name, hear, true);
  addEventListener(failEvent, () => void fail(addresses));
  addEventListener(liveEvent, ({ target }) => {
    if (target === window) isLive = true;
    const touched = marked();
    // A form comes to life after its page.
    if (target !== (touched?.closest('[data-form] form') ?? window)) return;
    const event = taken();
    if (event) (touched ?? event.target)?.dispatchEvent(again(event));
  });
}

async function fail({ pageData = '', build }: DOMStringMap): Promise<void> {
  hasFailed = true;
  try {
    const page = (await (await fetch(pageData)).json()) as { build?: string };
    if (page.build !== build && visitType !== 'reload') return location.reload();
  } catch {
    // The data cannot be had either: it is no newer version that took the scripts away.
  }
  giveUp();
}

function keepOrLeave(event: Event): void {
  const touched = touchedOf(event);
  if (!touched || (isLive && !touched.matches('[type=submit]')) || (hasFailed && worksAlone(touched))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (hasFailed) return tellFailure();
  taken();
  kept = event;
  touched.setAttribute('data-taken', '');
  setTimeout(() => kept === event && giveUp(), timeoutMs);
}

/** The scripts do not come, or not in time. */
function giveUp(): void {
  hasFailed = true;
  const touched = marked();
  if (!taken()) return;
  if (!touched || !worksAlone(touched)) tellFailure();
  else if (touched instanceof HTMLAnchorElement) location.assign(touched.href);
  else touched.click();
}

/** The touch that was kept, which is kept no longer. */
function taken(): Event | undefined {
  const event = kept;
  kept = undefined;
  marked()?.removeAttribute('data-taken');
  return event;
}

/** What was touched, or what React has drawn in its place. */
function marked(): HTMLElement | null {
  return document.querySelector('[data-taken]');
}

function again(event: Event): Event {
  const { constructor: Kind, type } = event as Event & { constructor: typeof Event };
  return new Kind(type, event);
}
