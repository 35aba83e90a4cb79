import { findingIn, type Finding } from '../problems/finding';
import { readAddress } from '../resolve/address';
import type { LabelledLink } from '../site/labelled-links';
import { entries, type Entry, type PageEntry, type Site } from '../site/site';
import { compared, pagesByTitle } from './page-titles';
import type { Rule } from './rule';

export const labels: Rule = {
  about: 'No link leads to another page, number or site than its words name (WCAG 2.2, 2.4.4).',
  codes: ['wrong-label'],
  check: (site) => {
    const named = pagesByTitle(site);
    return entries(site).flatMap((entry) =>
      (entry.labels ?? []).flatMap((link) =>
        link.other === undefined
          ? (toPage(entry, link, named, site) ?? [])
          : contradicted(entry, link, link.other),
      ),
    );
  },
};

function contradicted(
  { document }: Entry,
  { pointer, label, to }: LabelledLink,
  other: 'mail' | 'number' | 'site',
): Finding[] {
  return [findingIn(document, pointer, { words: to }, 'wrong-label', { label, to, other })];
}

function toPage(
  { document }: Entry,
  { pointer, label, to }: LabelledLink,
  named: ReadonlyMap<string, PageEntry[]>,
  { pages }: Site,
): Finding[] | undefined {
  const address = readAddress(to);
  const alike = named.get(compared(label)) ?? [];
  const [page] = alike;
  // A place on a page has words of its own.
  if (
    address.kind !== 'page' ||
    address.anchor !== undefined ||
    !page ||
    alike.some(({ route }) => route === address.path)
  )
    return undefined;
  // What is no page at all is told of as that.
  const target = pages.find(({ route }) => route === address.path);
  return (
    target && [
      findingIn(document, pointer, { words: to }, 'wrong-label', {
        label,
        to,
        page: page.route,
        title: target.title,
      }),
    ]
  );
}
