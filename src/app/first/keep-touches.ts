import { isPlainClick } from '../../model/plain-click';
import { isSearchKey } from '../../model/search-key';
import { failEvent, liveEvent } from './live-event';
import { tellFailure } from './tell-failure';

/** What does nothing without scripts, and links that do more with them. */
const waiting = 'button[type=button]:not([popovertarget]), a[data-waits]';

let state: 'waiting' | 'failed' | 'live' = 'waiting';
let kept: Event | undefined;

/**
 * Keeps the last touch that needs scripts, and marks what was touched; when they are at work, it happens again. When they
 * cannot be had, links lead where they lead, and for everything else it is told.
 * @param begin fetches the scripts, if they are not on their way already.
 */
export function keepTouches(begin: () => void): void {
  const listen = (names: string[], listener: (event: Event) => void): void => {
    for (const name of names) document.addEventListener(name, listener, true);
  };
  listen(['click', 'keydown'], keepOrLeave);
  listen(['click', 'keydown', 'pointerdown', 'focusin'], begin);
  window.addEventListener(liveEvent, () => {
    state = 'live';
    const event = taken();
    event?.target?.dispatchEvent(again(event));
  });
  window.addEventListener(failEvent, () => {
    state = 'failed';
    const event = taken();
    const link = event && linkOf(event);
    if (link) window.location.assign(link);
    else if (event) tellFailure();
  });
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
}

/** The touch that was kept, which is kept no longer. */
function taken(): Event | undefined {
  const event = kept;
  kept = undefined;
  document.querySelector('[data-taken]')?.removeAttribute('data-taken');
  return event;
}

/** What of the page an event concerns that needs scripts. */
function touchedOf(event: Event): Element | null {
  const at = event.target as Element;
  if (!(event instanceof KeyboardEvent))
    return isPlainClick(event as MouseEvent) ? at.closest(waiting) : null;
  if (isSearchKey(event)) return at;
  return /^Arrow|^Home$|^End$/.test(event.key) ? at.closest('[role=tab]') : null;
}

function linkOf({ target }: Event): string | undefined {
  return (target as Element).closest('a')?.href;
}

function again(event: Event): Event {
  const { constructor: Kind, type } = event as Event & { constructor: typeof Event };
  return new Kind(type, event);
}
