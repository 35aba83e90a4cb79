import { isModified } from '../../lib/plain-click';
import { isSearchKey } from '../../lib/search-key';

/** What sends a form that is not live yet. What is missing in it its scripts tell better than the browser, which posts it when nothing is. */
const sending = '[data-form] form:not([novalidate]) [type=submit]';

/** What does nothing without scripts, and what does more with them. */
const waiting = `button[type=button]:not([popovertarget]),a[data-waits],${sending}`;

/** What of the page an event concerns that needs scripts, if anything. */
export function touchedOf(event: Event): Element | null | false {
  const at = event.target as Element;
  const { type } = event;
  const key = event as KeyboardEvent;
  if (type === 'input') return at.closest('[type=search]');
  if (type === 'keydown' && isSearchKey(key)) return at;
  if (isModified(key)) return null;
  if (type === 'click') {
    const touched = at.closest<HTMLElement & { form?: HTMLFormElement }>(waiting);
    return touched?.form?.checkValidity() ? null : touched;
  }
  return type === 'keydown' && /^Arrow|^Home$|^End$/.test(key.key) && at.closest('[role=tab]');
}

/** Whether a touched element does something without scripts too: a link leads somewhere, a form is sent. */
export function worksAlone(touched: Element): boolean {
  return touched.matches('a,[type=submit]');
}
