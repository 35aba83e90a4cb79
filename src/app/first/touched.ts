import { isModified } from '../../lib/plain-click';
import { isSearchKey } from '../../lib/search-key';

/** What does nothing without scripts, and links that do more with them. */
const waiting = 'button[type=button]:not([popovertarget]),a[data-waits]';

/** What of the page an event concerns that needs scripts, if anything. */
export function touchedOf(event: Event): Element | null | false {
  const at = event.target as Element;
  const { type } = event;
  const key = event as KeyboardEvent;
  if (type === 'input') return at.closest('[type=search]');
  if (type === 'keydown' && isSearchKey(key)) return at;
  if (isModified(key)) return null;
  if (type === 'click') return at.closest(waiting);
  return type === 'keydown' && /^Arrow|^Home$|^End$/.test(key.key) && at.closest('[role=tab]');
}

/** Where a touched link leads. */
export function addressOf({ target }: Event): string | undefined {
  return (target as Element).closest('a')?.href;
}
