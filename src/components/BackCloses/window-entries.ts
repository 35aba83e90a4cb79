/**
 * Windows over a page have entries of their own in the browser's history, with the page's address, so
 * that Back closes them. The router never hears of them: its own part of the state (`idx`, `key`) is
 * copied, and a step between entries of one page is kept from it.
 */
interface OpenWindow {
  /** How many windows are open with it, from 1; it stands in the state of its entry. */
  depth: number;
  onBack: () => void;
}

interface EntryState {
  key?: string;
  window?: number;
}

const windows = new Set<OpenWindow>();

/** The page under the windows. */
let page = '';

/** The way back over entries that are no longer needed, while it lasts. */
let leaving: Promise<void> | undefined;
let arrive: (() => void) | undefined;

const here = (): EntryState => (window.history.state as EntryState | null) ?? {};
const depth = (): number => here().window ?? 0;
const pageHere = (): string => `${here().key} ${window.location.href}`;

/** Gives a window an entry, and calls `onBack` when one goes back over it. What it returns takes the entry away. */
export function openEntry(onBack: () => void): () => void {
  let opened: OpenWindow | undefined;
  let isGone = false;
  void Promise.resolve(leaving).then(() => {
    if (!isGone) opened = push(onBack);
  });
  return () => {
    isGone = true;
    if (!opened) return;
    windows.delete(opened);
    if (!leaving && depth() >= opened.depth) void back(depth() - opened.depth + 1);
  };
}

/** Closes all windows and takes their entries away; for a link in one, that leads on from the page below it. */
export async function leaveWindows(): Promise<void> {
  if (leaving || windows.size > 0) await (leaving ?? back(windows.size));
}

function push(onBack: () => void): OpenWindow {
  const opened = { depth: depth() + 1, onBack };
  page = pageHere();
  window.history.pushState({ ...here(), window: opened.depth }, '');
  windows.add(opened);
  return opened;
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
  if (isSamePage && (leaving ?? windows.size > 0)) event.stopImmediatePropagation();
  leaving = undefined;
  arrive?.();
  for (const one of windows) {
    if (isSamePage && one.depth <= depth()) continue;
    windows.delete(one);
    one.onBack();
  }
}

// Here, so that it hears of a step before the router does, which begins to listen after all modules are loaded.
if (typeof window !== 'undefined') window.addEventListener('popstate', onPop);
