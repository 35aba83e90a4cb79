import { runningBuild } from '../../components/LoadPart/build';
import { isModified, isPlainClick } from '../../model/plain-click';
import type { PageFile } from '../../model/page-data';
import { isSearchKey } from '../../model/search-key';
import { failEvent, liveEvent } from './live-event';
import { tellFailure } from './tell-failure';
import { visitType } from './visit-type';

/** What does nothing without scripts, and links that do more with them. */
const waiting = 'button[type=button]:not([popovertarget]), a[data-waits]';

/** How long somebody who touched something waits for the scripts, in milliseconds, before hearing that they do not come. */
const patience = 10_000;

let state: 'waiting' | 'failed' | 'live' = 'waiting';
let kept: Event | undefined;

/**
 * Keeps the last touch that needs scripts, and marks what was touched; when they are at work, it happens again. Where a
 * newer version took them away, the page is loaded anew, once. When they cannot be had, links lead where they lead, and
 * for everything else it is told.
 * @param begin fetches the scripts, if they are not on their way already.
 */
export function keepTouches(begin: () => void): void {
  const listen = (names: string[], listener: (event: Event) => void): void => {
    for (const name of names) document.addEventListener(name, listener, true);
  };
  listen(['click', 'keydown', 'input'], keepOrLeave);
  listen(['click', 'keydown', 'pointerdown', 'focusin'], begin);
  window.addEventListener(liveEvent, () => {
    state = 'live';
    const event = taken();
    event?.target?.dispatchEvent(again(event));
  });
  window.addEventListener(failEvent, () => void fail());
}

async function fail(): Promise<void> {
  state = 'failed';
  const page = (await window.coming?.page.catch(() => undefined)) as PageFile | undefined;
  const isOutdated = page && page.build !== runningBuild();
  if (isOutdated && visitType() !== 'reload') window.location.reload();
  else giveUp();
}

function keepOrLeave(event: Event): void {
  const touched = state === 'live' ? null : touchedOf(event);
  if (!touched || (state === 'failed' && linkOf(event))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (state === 'failed') return tellFailure();
  taken();
  kept = event;
  touched.setAttribute('data-taken', '');
  showWaiting(true);
  setTimeout(() => kept === event && giveUp(), patience);
}

/** The scripts do not come, or not in time. */
function giveUp(): void {
  state = 'failed';
  const event = taken();
  const link = event && linkOf(event);
  if (link) window.location.assign(link);
  else if (event) tellFailure();
}

/** The touch that was kept, which is kept no longer. */
function taken(): Event | undefined {
  const event = kept;
  kept = undefined;
  document.querySelector('[data-taken]')?.removeAttribute('data-taken');
  showWaiting(false);
  return event;
}

/** The line that says that something is on its way; as an attribute, since React expects the elements as they came. */
function showWaiting(isShown: boolean): void {
  document.getElementById('_notice')?.toggleAttribute('data-waiting', isShown);
}

/** What of the page an event concerns that needs scripts. */
function touchedOf(event: Event): Element | null {
  const at = event.target as Element;
  if (event.type === 'input') return at.closest('input[type=search]');
  if (!(event instanceof KeyboardEvent))
    return isPlainClick(event as MouseEvent) ? at.closest(waiting) : null;
  if (isSearchKey(event)) return at;
  return !isModified(event) && /^Arrow|^Home$|^End$/.test(event.key) ? at.closest('[role=tab]') : null;
}

function linkOf({ target }: Event): string | undefined {
  return (target as Element).closest('a')?.href;
}

function again(event: Event): Event {
  const { constructor: Kind, type } = event as Event & { constructor: typeof Event };
  return new Kind(type, event);
}
