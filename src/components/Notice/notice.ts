/** What the site says to a visitor beside the page. */
export interface Message {
  text: string;
  /** Whether loading the page again is the way on. */
  canReload?: boolean;
  /** Whether something is on its way: shown as a line at the top, and read out. */
  isWaiting?: boolean;
}

let shown: Message | undefined;
let waits: readonly Message[] = [];
const listeners = new Set<() => void>();

/** Shows a visitor a notice in the site's frame, in place of the notice before; nothing removes it. */
export function showNotice(next?: Message): void {
  if (next === shown) return;
  shown = next;
  for (const listener of listeners) listener();
}

/**
 * Says that something is on its way, until the function that it gives is called. What else is on its way shows again
 * then. A notice goes before: a sign that a slow processor draws late must not take away why nothing came.
 */
export function showWaiting(text: string): () => void {
  const sign = { text, isWaiting: true };
  const keep = (signs: readonly Message[]): void => {
    waits = signs;
    for (const listener of listeners) listener();
  };
  keep([...waits, sign]);
  return () => keep(waits.filter((one) => one !== sign));
}

/** The notice at the moment. */
export function currentNotice(): Message | undefined {
  return shown ?? waits.at(-1);
}

/** Calls `listener` whenever that changes, until the function that it gives is called. */
export function onNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
