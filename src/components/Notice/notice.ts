/** What the site tells a visitor beside the page. */
export interface Told {
  text: string;
  /** Whether loading the page again is the way on. */
  canReload?: boolean;
  /** Whether something is on its way: shown as a line at the top, and read out. */
  isWaiting?: boolean;
}

let told: Told | undefined;
const listeners = new Set<() => void>();

/** Tells a visitor something in the site's frame, in place of what was told before; nothing takes it away. */
export function showNotice(next?: Told): void {
  if (next === told) return;
  told = next;
  for (const listener of listeners) listener();
}

/** What is told at the moment. */
export function currentNotice(): Told | undefined {
  return told;
}

/** Calls `listener` whenever that changes, until the function that it gives is called. */
export function onNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
