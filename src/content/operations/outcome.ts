import type { SiteChange } from './site-change';

/** A line of a document, below the pages folder, that is in the way. */
export interface Obstacle {
  file: string;
  line: number;
  /** What stands there. */
  text: string;
}

/** Why a chore cannot be done, in sentences for the one who asked, and the lines that they are about. */
export interface Trouble {
  trouble: string;
  obstacles?: readonly Obstacle[];
}

/** What a chore would do, or why it cannot be done. */
export type Outcome = { change: SiteChange } | Trouble;
