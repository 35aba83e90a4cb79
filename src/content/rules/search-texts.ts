import { findingIn, type Finding } from '../problems/finding';
import type { Site } from '../site/site';
import { copiesOf } from './copied-pages';
import { duplicateTexts, textsOf, type SearchText } from './duplicate-texts';
import type { Rule } from './rule';

/** Letters that a search result shows. */
const titleLimit = 60;
const descriptionLimit = 160;

export const searchTexts: Rule = {
  about: 'Titles and descriptions fit a search result, and no two pages share one.',
  codes: ['description-too-long', 'duplicate-description', 'duplicate-title', 'title-too-long'],
  check: (site) => {
    const titles = textsOf(site, 'seoTitle');
    const descriptions = textsOf(site, 'seoDescription');
    return [
      ...titles.flatMap((one) => tooLong(one, 'title-too-long', titleLimit)),
      ...descriptions.flatMap((one) => tooLong(one, 'description-too-long', descriptionLimit)),
      ...shared(site, titles, 'duplicate-title'),
      ...shared(site, descriptions, 'duplicate-description'),
    ];
  },
};

type LengthCode = 'title-too-long' | 'description-too-long';

function tooLong({ page, pointer, text }: SearchText, code: LengthCode, limit: number): Finding[] {
  // A letter is one unit of the string or two.
  const length = text.length > limit ? [...text].length : text.length;
  return length > limit ? [findingIn(page.document, pointer, 'value', code, { length, limit })] : [];
}

/** Of a page that is a copy that is told, and not each of its texts. */
function shared(
  site: Site,
  texts: readonly SearchText[],
  code: 'duplicate-title' | 'duplicate-description',
): Finding[] {
  const found = duplicateTexts(site, texts);
  const copies = found.length === 0 ? new Map() : copiesOf(site);
  return found
    .filter(({ page }) => !copies.has(page))
    .map(({ page, pointer, text, other }) => {
      const details = { title: text, other: other.document.path };
      return findingIn(page.document, pointer, 'value', code, details);
    });
}
