import type { Part } from '../../places/locate';
import { steps } from '../../places/pointer';
import type { MissingAnchor } from '../../problems/anchor-words';
import { findingIn, type Finding } from '../../problems/finding';
import { nearest } from '../../problems/nearest';
import type { NotedAnnotation, PageEntry, Site } from '../../facts/site';
import { textOf } from '../../validate/annotation';

/** A link to a block that is not on its page. */
export interface DeadAnchor {
  /** The document that it stands in, below the pages folder. */
  file: string;
  pointer: string;
  part: Part;
  missing: MissingAnchor;
}

/** The addresses of the pages that show a block with an id, by the id. */
export function pagesById(
  { pages }: Site,
  leftOut: (page: PageEntry) => ReadonlyMap<string, string>,
): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  for (const page of pages.filter(({ isDraft }) => !isDraft))
    for (const id of new Set(idsOf(page)))
      if (!leftOut(page).has(id)) found.set(id, [...(found.get(id) ?? []), page.route]);
  return found;
}

/** The ids of a document's blocks. */
export function idsOf({ annotations }: { annotations: readonly NotedAnnotation[] }): string[] {
  return annotations.filter(({ kind }) => kind === 'id').flatMap((one) => textOf(one) ?? []);
}

/** What is known of a block that a link wants; `known` are the ids of the page, `on` the pages that have it. */
export function missingAnchor(
  anchor: string,
  path: string,
  known: string[],
  on: readonly string[] = [],
): MissingAnchor {
  const near = nearest(anchor, known);
  return { anchor, path, known, ...(near !== undefined && { near }), ...(on.length > 0 && { on: [...on] }) };
}

/** The words of a link in Markdown that leads to an address, as they stand in the text of a document. */
export function linkIn(text: string, to: string): MissingAnchor['link'] {
  const at = text.indexOf(`](${to})`);
  const words = at < 0 ? undefined : /\[([^\][\\"]+)$/.exec(text.slice(0, at))?.[1];
  return words === undefined ? undefined : { words, to };
}

/** The problems of such links, one each; but one for all of a part, at the first, where another page has all of their blocks. */
export function deadAnchorProblems(links: readonly DeadAnchor[]): Finding[] {
  const groups = new Map<string, DeadAnchor[]>();
  for (const link of links) groups.set(causeOf(link), [...(groups.get(causeOf(link)) ?? []), link]);
  return [...groups.values()].map(([first, ...rest]) => findingOf(first as DeadAnchor, rest));
}

/** The same for links that were copied together. */
function causeOf({ file, pointer, missing }: DeadAnchor): string {
  const { near, on = [], path, anchor } = missing;
  const [page, ...more] = on;
  const isCopied = near === undefined && page !== undefined && more.length === 0;
  const part = isCopied ? [...steps(pointer).slice(0, 2), page] : [pointer, anchor];
  return JSON.stringify([file, path, ...part]);
}

function findingOf({ file, pointer, part, missing }: DeadAnchor, rest: readonly DeadAnchor[]): Finding {
  const others = [...new Set(rest.map((other) => other.missing.anchor))].filter(
    (one) => one !== missing.anchor,
  );
  const details = { ...missing, ...(others.length > 0 && { others }) };
  return findingIn({ path: file }, pointer, part, 'missing-anchor', details);
}
