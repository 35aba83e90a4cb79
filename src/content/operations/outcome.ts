import type { SiteChange } from './site-change';

/** What a chore would do, or why it cannot be done, in a sentence for the one who asked. */
export type Outcome = { change: SiteChange } | { trouble: string };
