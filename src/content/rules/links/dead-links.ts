import type { Part } from '../../places/locate';
import { findingIn, type Finding } from '../../problems/finding';
import { hasPath } from '../../facts/addresses';
import type { Entry, PageEntry } from '../../facts/site';
import { nearest } from '../../problems/nearest';
import type { MeantPage, Targets } from './link-targets';

/** A link to an address at which there is no page to be seen. */
export interface DeadLink {
  /** The document that it stands in, below the pages folder. */
  file: string;
  pointer: string;
  part: Part;
  /** Where it leads, without an anchor. */
  path: string;
  /** The page that is meant, or the document of the draft that is there. */
  why: ({ kind: 'missing' } & MeantPage) | { kind: 'draft'; file: string };
}

/** So many links to one address have one cause. */
const many = 3;

/**
 * The problems of links that lead nowhere, one each; but where many lead to one address and the cause is known, one for
 * all of them, there: at the mark of the draft, or at the page that has another address now. `aloneIn` gives the only page
 * to which no link leads in the folder of an address.
 */
export function deadLinkProblems(
  links: readonly DeadLink[],
  aloneIn: (folder: string) => MeantPage | undefined,
): Finding[] {
  const groups = new Map<string, DeadLink[]>();
  for (const link of links) groups.set(link.path, [...(groups.get(link.path) ?? []), link]);
  return [...groups.values()].flatMap((group) => {
    const cause = group.length < many ? undefined : causeOf(group, aloneIn);
    return cause ? [cause] : group.map(ofOne);
  });
}

function ofOne({ file, pointer, part, path, why }: DeadLink): Finding {
  if (why.kind === 'draft') return findingIn({ path: file }, pointer, part, 'draft-page', { path });
  const { near, page } = why;
  const meant = { ...(near !== undefined && { near }), ...(page && { file: page.document.path }) };
  const details = { path, ...meant };
  return findingIn({ path: file }, pointer, part, 'missing-page', details);
}

function causeOf(
  links: readonly DeadLink[],
  aloneIn: Parameters<typeof deadLinkProblems>[1],
): Finding | undefined {
  const [{ path, why }] = links as [DeadLink];
  const amount = { links: links.length, files: [...new Set(links.map(({ file }) => file))] };
  if (why.kind === 'draft')
    return findingIn({ path: why.file }, '/draft', 'key', 'draft-page', { path, ...amount });
  const { near: now, page } = why.near === undefined ? { ...aloneIn(path) } : why;
  if (!page || now === undefined) return undefined;
  return hasPath(page)
    ? findingIn(page.document, '/path', 'value', 'renamed-page', { path, now, isPath: true, ...amount })
    : findingIn(page.document, '', 'opening', 'renamed-page', { path, now, ...amount });
}

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
