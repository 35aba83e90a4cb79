import { betterFileName, isTakenName } from '../../facts/file-names';
import { isExamplePage } from '../../facts/samples';
import { entries, type PageEntry, type Site } from '../../facts/site';
import { steps } from '../../places/pointer';
import { findingIn, type Finding } from '../../problems/finding';
import { isTwoSlipsAway } from '../../problems/nearest';
import { textOf } from '../../validate/annotation';
import { grouped } from '../grouped';
import type { Rule } from '../rule';
import { copiesOf, duplicateTexts, textsOf } from './duplicate-texts';
import { compared, pagesByTitle } from './page-titles';

/** The texts for searches: by their kind, the letters that a result shows. */
const kinds = [
  { kind: 'seoTitle', long: 'title-too-long', limit: 60, same: 'duplicate-title' },
  { kind: 'seoDescription', long: 'description-too-long', limit: 160, same: 'duplicate-description' },
  { kind: 'excerpt', long: undefined, limit: Infinity, same: 'duplicate-excerpt' },
] as const;

export const searchTexts: Rule = {
  about:
    'Titles and descriptions fit a search result, and no two pages share one, nor two articles the words of their cards; where two pages share both, one is a copy.',
  codes: [
    'copied-page',
    'description-too-long',
    'duplicate-description',
    'duplicate-excerpt',
    'duplicate-title',
    'title-too-long',
  ],
  check: (site) => {
    const copies = copiesOf(site);
    const copied = [...copies.values()].map(({ page: { document }, pointer, other }) =>
      findingIn(document, pointer, 'value', 'copied-page', {
        other: other.document.path,
        better: betterName(document.path, site),
      }),
    );
    const found = kinds.flatMap(({ kind, long, limit, same }): Finding[] => {
      const texts = textsOf(site, kind).filter(({ page }) => kind !== 'excerpt' || !isExamplePage(page));
      const twice = duplicateTexts(site, texts).filter(({ page }) => !copies.has(page));
      return [
        ...texts.flatMap(({ page, pointer, text }) => {
          const length = text.length > limit ? [...text].length : 0;
          return length > limit && long
            ? [findingIn(page.document, pointer, 'value', long, { length, limit })]
            : [];
        }),
        ...twice.map(({ page, pointer, text: title, other }) =>
          findingIn(page.document, pointer, 'value', same, { title, other: other.document.path }),
        ),
      ];
    });
    return [...copied, ...found];
  },
};

/** A name for a copy that no other file has or will have. */
function betterName(path: string, { documents }: Site): string | undefined {
  const better = betterFileName(path);
  return better === undefined || isTakenName(better, path, documents) ? undefined : better;
}

export const pageNames: Rule = {
  about:
    'No two pages have one title, none opens with the title of another one, and each category and topic is spelt in one way.',
  codes: ['duplicate-name', 'near-category', 'wrong-heading'],
  isEditorial: true,
  check: (site) => [...sameTitles(site), ...headings(site), ...categories(site)],
};

/** Pages whose search titles are the same too are reported by those. A page whose address says the title keeps it. */
function sameTitles(site: Site): Finding[] {
  const reported = new Set(duplicateTexts(site, textsOf(site, 'seoTitle')).map(({ page }) => page));
  const isCalledSo = ({ route, title }: PageEntry): boolean => compared(route).includes(compared(title));
  const titles = site.pages.map((page) => ({ page, pointer: '/title', text: page.title }));
  return duplicateTexts(site, titles)
    .filter(({ page, other }) => !reported.has(page) && !(isCalledSo(page) && isCalledSo(other)))
    .map(({ page, other }) => (isCalledSo(page) ? { page: other, other: page } : { page, other }))
    .map(({ page, other }) => {
      const details = { title: page.title, other: other.document.path };
      return findingIn(page.document, '/title', 'value', 'duplicate-name', details);
    });
}

function headings(site: Site): Finding[] {
  const named = pagesByTitle(site);
  return site.pages.flatMap(({ document, title, isArticle, social }) => {
    const heading = social?.heading ?? '';
    if (heading === '' || isArticle || compared(title).includes(compared(heading))) return [];
    const other = named.get(compared(heading))?.[0]?.route;
    return other === undefined
      ? []
      : [findingIn(document, '/blocks/0/heading', 'value', 'wrong-heading', { heading, other })];
  });
}

/** Letters of a word of which two may be others without it being another word. */
const least = 6;

/** A category of an article, or the topic of a video. */
interface Category {
  document: { path: string };
  pointer: string;
  property: string;
  written: string;
}

/** Categories and topics are told apart by their properties. */
function categories(site: Site): Finding[] {
  const all = entries(site).flatMap(({ document, annotations }) =>
    annotations.flatMap((one): Category[] => {
      const written = one.kind === 'category' ? textOf(one) : undefined;
      const property = steps(one.pointer).at(-1) ?? '';
      return written === undefined ? [] : [{ document, pointer: one.pointer, property, written }];
    }),
  );
  return [...grouped(all, ({ property }) => property).values()].flatMap(nearOnes);
}

/** Of two spellings that of fewer is the slip; of two that stand once each the later one. */
function nearOnes(all: readonly Category[]): Finding[] {
  const users = grouped(all, ({ written }) => written);
  const known = [...users].toSorted(([, one], [, other]) => other.length - one.length);
  return known.flatMap(([category, those], at) => {
    const written = compared(category);
    const meant = known.slice(0, at).find(([other]) => {
      const wanted = compared(other);
      const isSlip = wanted.length >= least && isTwoSlipsAway(written, wanted) && written[0] === wanted[0];
      return written === wanted || isSlip;
    })?.[0];
    if (meant === undefined) return [];
    return those.map(({ document, pointer, property }) =>
      findingIn(document, pointer, 'value', 'near-category', { category, meant, property }),
    );
  });
}
