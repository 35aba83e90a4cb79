import { findingIn, type Finding } from '../problems/finding';
import type { PageEntry } from '../site';
import { textOf } from '../validate/use';
import type { Rule } from './rule';

/** An id stands once on a page, and so does what can be there only once, like a form of one kind. */
export const ids: Rule = (site) =>
  site.pages.flatMap((page) => [...doubled(page, 'id'), ...doubled(page, 'once')]);

function doubled({ document, uses }: PageEntry, kind: 'id' | 'once'): Finding[] {
  const first = new Map<string, string>();
  return uses.flatMap((use) => {
    const id = use.kind === kind ? textOf(use) : undefined;
    if (id === undefined) return [];
    const earlier = first.get(id);
    first.set(id, earlier ?? use.pointer);
    if (earlier === undefined) return [];
    return [
      findingIn(document, use.pointer, 'value', kind === 'id' ? 'duplicate-id' : 'second-form', (lineOf) => ({
        id,
        firstLine: lineOf(earlier),
      })),
    ];
  });
}
