import { hasPath } from '../../facts/addresses';
import type { Entry, PageEntry } from '../../facts/site';
import type { Part } from '../../places/locate';
import { findingIn, type Finding } from '../../problems/finding';
import { grouped } from '../grouped';
import type { MeantPage, Targets } from './link-targets';

/** A link, with what is to be marked of it. */
export interface Link {
  entry: Entry;
  pointer: string;
  part: Part;
  written: string;
}

/** A link to an address at which there is no page to be seen. */
export interface DeadLink extends Link {
  /** Where it leads, without an anchor. */
  path: string;
  meant: MeantPage;
  draft?: PageEntry;
}

/** So many links to one address have one cause. */
const many = 3;

/** The problems of links that lead nowhere, one each; but where many lead to one address and the cause is known, one for all of them, there. */
export function deadLinkProblems(dead: readonly DeadLink[], alone: Targets['alone']): Finding[] {
  const groups = grouped(dead, ({ path }) => path);
  return [...groups.values()].flatMap((group) => {
    const [{ path, meant, draft }] = group as [DeadLink];
    const amount = {
      links: group.length,
      files: [...new Set(group.map(({ entry }) => entry.document.path))],
    };
    if (group.length >= many && draft)
      return findingIn(draft.document, '/draft', 'key', 'draft-page', { path, ...amount });
    const { near: now, page } = meant.near === undefined ? alone(path) : meant;
    if (group.length >= many && page && now !== undefined) {
      // A page whose file has a name that is no address is reported there.
      if (/[^a-z0-9/-]/.test(now)) return [];
      const isPath = hasPath(page);
      const [place, part] = isPath ? (['/path', 'value'] as const) : (['', 'opening'] as const);
      return findingIn(page.document, place, part, 'renamed-page', { path, now, isPath, ...amount });
    }
    return group.map(({ entry, pointer, part }) =>
      draft
        ? findingIn(entry.document, pointer, part, 'draft-page', { path })
        : findingIn(entry.document, pointer, part, 'missing-page', {
            path,
            near: meant.near,
            file: meant.page?.document.path,
          }),
    );
  });
}
