import { findingIn, type Finding } from '../problems/finding';
import type { PageEntry, Site } from '../site/site';
import { textOf, type AnnotationKind } from '../validate/annotation';
import type { Rule } from './rule';

/** Letters that a search result shows. */
const titleLimit = 60;
const descriptionLimit = 160;

interface SearchText {
  page: PageEntry;
  pointer: string;
  text: string;
}

export const searchTexts: Rule = {
  about: 'Titles and descriptions fit a search result, and no two pages share one.',
  codes: ['description-too-long', 'duplicate-description', 'duplicate-title', 'title-too-long'],
  check: (site) => {
    const titles = textsOf(site, 'seoTitle');
    const descriptions = textsOf(site, 'seoDescription');
    return [
      ...titles.flatMap((one) => tooLong(one, 'title-too-long', titleLimit)),
      ...descriptions.flatMap((one) => tooLong(one, 'description-too-long', descriptionLimit)),
      ...duplicateTexts(titles, 'duplicate-title'),
      ...duplicateTexts(descriptions, 'duplicate-description'),
    ];
  },
};

function textsOf(site: Site, kind: AnnotationKind): SearchText[] {
  return site.pages.flatMap((page) =>
    page.annotations
      .filter((annotation) => annotation.kind === kind)
      .flatMap((annotation) => {
        const text = textOf(annotation);
        return text === undefined ? [] : [{ page, pointer: annotation.pointer, text }];
      }),
  );
}

type LengthCode = 'title-too-long' | 'description-too-long';

function tooLong({ page, pointer, text }: SearchText, code: LengthCode, limit: number): Finding[] {
  // A letter is one unit of the string or two.
  const length = text.length > limit ? [...text].length : text.length;
  return length > limit ? [findingIn(page.document, pointer, 'value', code, { length, limit })] : [];
}

function duplicateTexts(texts: SearchText[], code: 'duplicate-title' | 'duplicate-description'): Finding[] {
  const first = new Map<string, PageEntry>();
  return texts.flatMap(({ page, pointer, text }) => {
    const key = text.trim().toLowerCase();
    if (key === '') return [];
    const other = first.get(key);
    first.set(key, other ?? page);
    // Of two documents for one address just one will stay.
    if (other === undefined || other.route === page.route) return [];
    const details = { title: text, other: other.document.path };
    return [findingIn(page.document, pointer, 'value', code, details)];
  });
}
