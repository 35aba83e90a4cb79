import { useState } from 'react';
import { giveFocusBack } from '../BackCloses/give-focus-back';

/** What every window over the page is opened with. */
export interface Opening {
  /** What gets the focus back. */
  opener: HTMLElement | null;
  /** When it was asked for, in ms: each opening has a window of its own, so it is the key of that. */
  at: number;
}

/**
 * The window that is open over the page, what opens one, and what a window calls when it has gone from the screen.
 * One that goes takes only itself away: a press may come after it has closed and before the browser says so.
 */
export function useOpened<Opened extends Opening>(): [
  Opened | undefined,
  (opened: Opened) => void,
  () => void,
] {
  const [opened, setOpened] = useState<Opened>();
  const onClosed = () => {
    setOpened((now) => (now === opened ? undefined : now));
    giveFocusBack(opened?.opener);
  };
  return [opened, setOpened, onClosed];
}
