/** What the site tells a visitor beside the page. */
export interface Told {
  text: string;
  /** Whether loading the page again is the way on. */
  canReload?: boolean;
  /** Whether something is on its way: shown as a line at the top, and read out. */
  isWaiting?: boolean;
}

let told: Told | undefined;
let waits: readonly Told[] = [];
const listeners = new Set<() => void>();

/** Tells a visitor something in the site's frame, in place of what was told before; nothing takes it away. */
export function showNotice(next?: Told): void {
  if (next === told) return;
  told = next;
  for (const listener of listeners) listener();
}

/**
 * Says that something is on its way, until the function that it gives is called. What else is on its way shows again
 * then. What is told goes before: a sign that a slow processor draws late must not take away why nothing came.
 */
export function showWaiting(text: string): () => void {
  const sign = { text, isWaiting: true };
  const keep = (signs: readonly Told[]): void => {
    waits = signs;
    for (const listener of listeners) listener();
  };
  keep([...waits, sign]);
  return () => keep(waits.filter((one) => one !== sign));
}

/** What is told at the moment. */
export function currentNotice(): Told | undefined {
  return told ?? waits.at(-1);
}

/** Calls `listener` whenever that changes, until the function that it gives is called. */
export function onNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
