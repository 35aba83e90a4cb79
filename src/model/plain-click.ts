/** What of a click tells how a link is to be opened; a browser's event and React's own both have it. */
export type Click = Pick<
  MouseEvent,
  'altKey' | 'button' | 'ctrlKey' | 'defaultPrevented' | 'metaKey' | 'shiftKey'
>;

/** Whether a click wants a link opened here: with a key held or another button the browser does something else. */
export function isPlainClick(click: Click): boolean {
  const isModified = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  return !click.defaultPrevented && click.button === 0 && !isModified;
}
