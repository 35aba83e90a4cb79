/**
 * Windows over a page have entries of their own in the browser's history, with the page's address, so
 * that Back closes them. The router never hears of them: its part of an entry's state (`idx`, `key`) is
 * copied, and a step between entries of one page is kept from it.
 */
interface OpenWindow {
  /** Stands in the state of its entry. */
  id: number;
  onBack: () => void;
}

/** The lowest one first. */
const windows: OpenWindow[] = [];

/** The page under them. */
let page = '';

/** The way back over entries that are no longer needed, while it lasts. */
let leaving: Promise<void> | undefined;
let arrive: (() => void) | undefined;

const here = (): { key?: string; window?: number } => (window.history.state as object | null) ?? {};
const pageHere = (): string => `${here().key} ${window.location.href}`;

/** Gives a window an entry, and calls `onBack` when one goes back over it. What it returns takes the entry away. */
export function openEntry(onBack: () => void): () => void {
  const opened = { id: Math.random(), onBack };
  let isGone = false;
  const begin = async () => {
    await leaving;
    if (!isGone) push(opened);
  };
  void begin();
  return () => {
    isGone = true;
    const at = windows.indexOf(opened);
    if (at < 0) return;
    if (!leaving) void back(windows.length - at);
    windows.splice(at, 1);
  };
}

/** Whether a window is open, or has an entry that is still being taken away. */
export function hasWindows(): boolean {
  return windows.length > 0 || leaving !== undefined;
}

/** Closes all windows and takes their entries away; for a link in one, that leads on from the page below it. */
export async function leaveWindows(): Promise<void> {
  await (leaving ?? (windows.length > 0 && back(windows.length)));
}

function push(opened: OpenWindow): void {
  page = pageHere();
  window.history.pushState({ ...here(), window: opened.id }, '');
  windows.push(opened);
}

function back(steps: number): Promise<void> {
  leaving = new Promise((resolve) => {
    arrive = resolve;
  });
  window.history.go(-steps);
  return leaving;
}

function onPop(event: PopStateEvent): void {
  const isSamePage = pageHere() === page;
  if (isSamePage && (leaving ?? windows.length > 0)) event.stopImmediatePropagation();
  leaving = undefined;
  arrive?.();
  const shown = isSamePage ? windows.findIndex(({ id }) => id === here().window) : -1;
  for (const { onBack } of windows.splice(shown + 1)) onBack();
}

// Here, so that it hears of a step before the router does, which begins to listen after all modules are loaded.
if (typeof window !== 'undefined') window.addEventListener('popstate', onPop);
