import type { CheckedSite } from '../check-site';
import type { SiteChange } from './site-change';

/** The documents that a change edits though they are no JSON yet: where a mistake ends, only their author knows. */
export function brokenDocuments({ resolve }: CheckedSite, { edits }: SiteChange): string[] {
  return [...edits.keys()].filter((path) => resolve(path).document.readAs !== undefined);
}
