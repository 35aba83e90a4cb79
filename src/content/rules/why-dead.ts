import { nearest } from '../problems/nearest';
import type { Entry, PageEntry } from '../site/site';
import type { DeadLink } from './dead-links';
import type { Targets } from './link-targets';

/** Why a link to a page leads nowhere; `doubtful` where another problem may be the cause, undefined where it leads there. */
export function whyDead(
  entry: Entry,
  path: string,
  target: PageEntry | undefined,
  { pages, expected, doubtful, meant }: Targets,
): DeadLink['why'] | 'doubtful' | undefined {
  if (target?.isDraft && !(entry as Partial<PageEntry>).isDraft)
    return { kind: 'draft', file: target.document.path };
  if (target || pages.has(path)) return undefined;
  const isDoubtful = path === '/' || expected.has(path) || nearest(path, doubtful) !== undefined;
  if (isDoubtful) return 'doubtful';
  const page = meant(path);
  // A page whose file has a name that is no address is told of there, and gets another one.
  const isMisnamed = page.near !== undefined && /[^a-z0-9/-]/.test(page.near);
  return isMisnamed ? 'doubtful' : { kind: 'missing', ...page };
}
