import { findingIn } from '../problems/finding';
import { readAddress } from '../resolve/address';
import type { NotedAnnotation, PageEntry } from '../site/site';
import { textOf } from '../validate/annotation';
import type { Rule } from './rule';

export const ownLinks: Rule = {
  about: 'No link of a page leads to that very page.',
  codes: ['own-link'],
  check: ({ pages }) =>
    pages.flatMap((page) =>
      page.annotations
        .flatMap((annotation) => linkedFrom(annotation))
        .filter(({ to }) => leadsTo(to, page))
        .map(({ pointer, to }) =>
          findingIn(page.document, pointer, { words: to }, 'own-link', { path: page.route }),
        ),
    ),
};

function linkedFrom(annotation: NotedAnnotation): { pointer: string; to: string }[] {
  const { kind, pointer, text } = annotation;
  const to = kind === 'link' ? textOf(annotation) : undefined;
  return [...(to === undefined ? [] : [to]), ...(text?.links ?? [])].map((one) => ({ pointer, to: one }));
}

/** A place on the page, and an address with a question mark, is another matter; and home may be called home anywhere. */
function leadsTo(to: string, { route }: PageEntry): boolean {
  const address = readAddress(to);
  const isPlain = address.kind === 'page' && address.anchor === undefined && !to.includes('?');
  return isPlain && address.path === route && route !== '/';
}
