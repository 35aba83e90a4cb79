import { findingIn, type Finding } from '../../problems/finding';
import { isTwoSlipsAway } from '../../problems/nearest';
import type { PageEntry, Site } from '../../facts/site';
import { duplicateTexts, textsOf } from '../copies/copied-pages';
import type { Rule } from '../rule';
import { compared, pagesByTitle } from './page-titles';

export const pageNames: Rule = {
  about:
    'No two pages have one title, none opens with the title of another one, and each category is spelt in one way.',
  codes: ['duplicate-name', 'near-category', 'wrong-heading'],
  check: (site) => [...sameTitles(site), ...headings(site), ...categories(site)],
};

/** Pages whose search titles are the same too are told of by those. The one whose address says the title keeps it; in two folders there may be one each. */
function sameTitles(site: Site): Finding[] {
  const told = new Set(duplicateTexts(site, textsOf(site, 'seoTitle')).map(({ page }) => page));
  const isCalledSo = ({ route, title }: PageEntry): boolean => compared(route).includes(compared(title));
  const titles = site.pages.map((page) => ({ page, pointer: '/title', text: page.title }));
  return duplicateTexts(site, titles)
    .filter(({ page, other }) => !told.has(page) && !(isCalledSo(page) && isCalledSo(other)))
    .map(({ page, other }) =>
      isCalledSo(page) && !isCalledSo(other) ? ([other, page] as const) : ([page, other] as const),
    )
    .map(([page, other]) =>
      findingIn(page.document, '/title', 'value', 'duplicate-name', {
        title: page.title,
        other: other.document.path,
      }),
    );
}

function headings(site: Site): Finding[] {
  const named = pagesByTitle(site);
  return site.pages.flatMap((page) => {
    const { heading } = page.social ?? {};
    if (heading === undefined || page.isArticle || compared(page.title).includes(compared(heading)))
      return [];
    const [other] = named.get(compared(heading)) ?? [];
    return other
      ? [
          findingIn(page.document, '/blocks/0/heading', 'value', 'wrong-heading', {
            heading,
            other: other.route,
          }),
        ]
      : [];
  });
}

/** Of two spellings that of fewer articles is the slip; of two of one article each the later one. */
function categories({ pages }: Site): Finding[] {
  const users = new Map<string, PageEntry[]>();
  for (const page of pages) {
    const { category } = page.card ?? {};
    if (category !== undefined) users.set(category, [...(users.get(category) ?? []), page]);
  }
  const known = [...users].toSorted(([, one], [, other]) => other.length - one.length);
  return known.flatMap(([category, articles], at) => {
    const meant = known.slice(0, at).find(([other]) => isSameWord(category, other))?.[0];
    if (meant === undefined) return [];
    return articles.map(({ document }) =>
      findingIn(document, '/article/category', 'value', 'near-category', { category, meant }),
    );
  });
}

/** Letters of a word of which one may be another without it being another word. */
const least = 6;

function isSameWord(one: string, other: string): boolean {
  const [written, wanted] = [compared(one), compared(other)];
  return (
    written === wanted ||
    (wanted.length >= least && isTwoSlipsAway(written, wanted) && written[0] === wanted[0])
  );
}
