/** A tab of a real browser, as far as the parts of the site need one. */
export interface Tab {
  resize: (width: number, height: number) => Promise<void>;
  /** Goes to an address; settles when the document is there. */
  open: (address: string) => Promise<void>;
  /** Gives what an expression is in the page, as JSON. */
  value: <Result>(expression: string) => Promise<Result>;
  /** Clicks at a place in the window, in CSS pixels. */
  clickAt: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowRight';

/** A browser that was started. */
export interface Browser {
  /** Its name and version. */
  name: string;
  tab: Tab;
  close: () => Promise<void>;
}

/** Starts a browser, with scripts or without. */
export type Launch = (options: { scripts: boolean }) => Promise<Browser>;
