import { findingIn, type Finding } from '../../problems/finding';
import { isExamplePage } from '../../facts/samples';
import {
  copiedPage,
  copiesAmong,
  duplicateTexts,
  textsOf,
  type Duplicate,
  type SearchText,
} from '../copies/copied-pages';
import type { Rule } from '../rule';

/** Letters that a search result shows. */
const titleLimit = 60;
const descriptionLimit = 160;

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
    const titles = textsOf(site, 'seoTitle');
    const descriptions = textsOf(site, 'seoDescription');
    const [sameTitles, sameDescriptions] = [duplicateTexts(site, titles), duplicateTexts(site, descriptions)];
    const sameExcerpts = duplicateTexts(
      site,
      textsOf(site, 'excerpt').filter(({ page }) => !isExamplePage(page)),
    );
    const copies = copiesAmong(sameTitles, sameDescriptions);
    const isOther = ({ page }: Duplicate): boolean => !copies.has(page);
    return [
      ...titles.flatMap((one) => tooLong(one, 'title-too-long', titleLimit)),
      ...descriptions.flatMap((one) => tooLong(one, 'description-too-long', descriptionLimit)),
      ...[...copies.values()].map((one) => copiedPage(one, site)),
      ...sameTitles.filter(isOther).map((one) => shared(one, 'duplicate-title')),
      ...sameDescriptions.filter(isOther).map((one) => shared(one, 'duplicate-description')),
      ...sameExcerpts.filter(isOther).map((one) => shared(one, 'duplicate-excerpt')),
    ];
  },
};

type LengthCode = 'title-too-long' | 'description-too-long';

function tooLong({ page, pointer, text }: SearchText, code: LengthCode, limit: number): Finding[] {
  // A letter is one unit of the string or two.
  const length = text.length > limit ? [...text].length : text.length;
  return length > limit ? [findingIn(page.document, pointer, 'value', code, { length, limit })] : [];
}

function shared(
  { page, pointer, text, other }: Duplicate,
  code: 'duplicate-title' | 'duplicate-description' | 'duplicate-excerpt',
): Finding {
  return findingIn(page.document, pointer, 'value', code, { title: text, other: other.document.path });
}
