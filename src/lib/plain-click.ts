/** What of a click says how a link is to be opened; a browser's event and React's own both have it. */
export type Click = Pick<
  MouseEvent,
  'altKey' | 'button' | 'ctrlKey' | 'defaultPrevented' | 'metaKey' | 'shiftKey'
>;

/** Whether a key is pressed that gives a click or another key another meaning. */
export function isModified(event: Pick<Click, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** Whether a click wants a link opened here: with a key pressed or another button the browser does something else. */
export function isPlainClick(click: Click): boolean {
  return !click.defaultPrevented && click.button === 0 && !isModified(click);
}
