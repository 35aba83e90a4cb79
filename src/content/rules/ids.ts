import { findingIn, type Finding } from '../problems/finding';
import type { PageEntry } from '../site/site';
import { textOf } from '../validate/annotation';
import type { Rule } from './rule';

export const ids: Rule = {
  about: 'An id stands once on a page, and so does what can be there only once, like a form of one kind.',
  codes: ['duplicate-id', 'second-form'],
  check: (site) => site.pages.flatMap((page) => [...duplicateIds(page, 'id'), ...duplicateIds(page, 'once')]),
};

function duplicateIds({ document, annotations }: PageEntry, kind: 'id' | 'once'): Finding[] {
  const first = new Map<string, string>();
  return annotations.flatMap((annotation) => {
    const id = annotation.kind === kind ? textOf(annotation) : undefined;
    if (id === undefined) return [];
    const earlier = first.get(id);
    first.set(id, earlier ?? annotation.pointer);
    if (earlier === undefined) return [];
    return [
      findingIn(
        document,
        annotation.pointer,
        'value',
        kind === 'id' ? 'duplicate-id' : 'second-form',
        (lineOf) => ({
          id,
          firstLine: lineOf(earlier),
        }),
      ),
    ];
  });
}
