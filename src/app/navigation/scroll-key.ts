import type { Location } from 'react-router-dom';

/** What an entry of the history remembers when it takes the place of one whose scroll position is to stay. */
export interface Standing {
  scrollKey: string;
}

/** The name under which the scroll position at a location is kept. Places to which the browser itself leads all have the router's key "default"; their addresses tell them apart. */
export function scrollKey({ key, pathname, hash, state }: Location): string {
  return (state as Standing | null)?.scrollKey ?? (key === 'default' ? pathname + hash : key);
}
