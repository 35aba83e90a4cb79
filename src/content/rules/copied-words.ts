import { findingIn } from '../problems/finding';
import { isExamplePage } from '../site/samples';
import type { PageEntry } from '../site/site';
import { copiesOf } from './copied-pages';
import { duplicateTexts, type SearchText } from './duplicate-texts';
import type { Rule } from './rule';

export const copiedWords: Rule = {
  about: 'No page begins with the words of another one, unless it is marked as an example.',
  codes: ['copied-words'],
  check: (site) => {
    const same = duplicateTexts(site, site.pages.filter((page) => !isExamplePage(page)).flatMap(beginning));
    if (same.length === 0) return [];
    const copies = copiesOf(site);
    return same
      .filter(({ page }) => !copies.has(page))
      .map(({ page, pointer, other }) =>
        findingIn(page.document, pointer, 'value', 'copied-words', { other: other.document.path }),
      );
  },
};

function beginning(page: PageEntry): SearchText[] {
  return page.first ? [{ page, ...page.first }] : [];
}
