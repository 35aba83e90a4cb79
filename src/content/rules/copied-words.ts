import { findingIn } from '../problems/finding';
import { isExamplePage } from '../site/samples';
import type { PageEntry, Site } from '../site/site';
import { copiesOf } from './copied-pages';
import { duplicateTexts, type Duplicate, type SearchText } from './duplicate-texts';
import type { Rule } from './rule';

/** So many blocks of another page are no chance. */
const least = 3;

export const copiedWords: Rule = {
  about: 'No page says what another one says, unless it is marked as an example.',
  codes: ['copied-words'],
  check: (site) => {
    const pages = site.pages.filter((page) => !isExamplePage(page));
    const begun = duplicateTexts(site, pages.flatMap(beginning));
    const told = new Set(begun.map(({ page }) => page));
    const half = halfCopies(site, pages).filter(({ page }) => !told.has(page));
    const same: HalfCopy[] = [...begun, ...half];
    if (same.length === 0) return [];
    const copies = copiesOf(site);
    return same
      .filter(({ page }) => !copies.has(page))
      .map(({ page, pointer, other, blocks }) => {
        const details = { other: other.document.path, ...(blocks !== undefined && { blocks }) };
        return findingIn(page.document, pointer, 'value', 'copied-words', details);
      });
  },
};

/** What its blocks begin with. */
function beginnings(page: PageEntry): SearchText[] {
  return (page.beginnings ?? []).map((words) => ({ page, ...words }));
}

function beginning(page: PageEntry): SearchText[] {
  return beginnings(page).slice(0, 1);
}

/** The first block that a page has from another one, and how many there are; of a page that begins alike that is not counted. */
interface HalfCopy extends Duplicate {
  blocks?: number;
}

/** Pages with words of their own at the top, and further down those of another page. */
function halfCopies(site: Site, pages: readonly PageEntry[]): HalfCopy[] {
  const shared = duplicateTexts(site, pages.flatMap(beginnings));
  return [...new Set(shared.map(({ page }) => page))].flatMap((page) => {
    const all = shared.filter((one) => one.page === page);
    const others = [...new Set(all.map(({ other }) => other))];
    const ofOne = others.map((other) => all.filter((one) => one.other === other));
    const [first, ...more] = ofOne.find(({ length }) => length >= least) ?? [];
    return first ? [{ ...first, blocks: 1 + more.length }] : [];
  });
}
