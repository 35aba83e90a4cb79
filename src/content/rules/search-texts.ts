import { findingIn, type Finding } from '../problems/finding';
import type { PageEntry, Site } from '../site';
import { textOf, type UseKind } from '../validate/use';
import type { Rule } from './rule';

/** Letters that a search result shows. */
const titleLimit = 60;
const descriptionLimit = 160;

interface SearchText {
  page: PageEntry;
  pointer: string;
  text: string;
}

/** Titles and descriptions fit a search result, and no two pages share one. */
export const searchTexts: Rule = (site) => {
  const titles = textsOf(site, 'seoTitle');
  const descriptions = textsOf(site, 'seoDescription');
  return [
    ...titles.flatMap((one) => tooLong(one, 'title-too-long', titleLimit)),
    ...descriptions.flatMap((one) => tooLong(one, 'description-too-long', descriptionLimit)),
    ...doubled(titles, 'duplicate-title'),
    ...doubled(descriptions, 'duplicate-description'),
  ];
};

function textsOf(site: Site, kind: UseKind): SearchText[] {
  return site.pages.flatMap((page) =>
    page.uses
      .filter((use) => use.kind === kind)
      .flatMap((use) => {
        const text = textOf(use);
        return text === undefined ? [] : [{ page, pointer: use.pointer, text }];
      }),
  );
}

type LengthCode = 'title-too-long' | 'description-too-long';

function tooLong({ page, pointer, text }: SearchText, code: LengthCode, limit: number): Finding[] {
  // A letter is one unit of the string or two.
  const length = text.length > limit ? [...text].length : text.length;
  return length > limit ? [findingIn(page.document, pointer, 'value', code, { length, limit })] : [];
}

function doubled(texts: SearchText[], code: 'duplicate-title' | 'duplicate-description'): Finding[] {
  const first = new Map<string, string>();
  return texts.flatMap(({ page, pointer, text }) => {
    const key = text.trim().toLowerCase();
    if (key === '') return [];
    const other = first.get(key);
    first.set(key, other ?? page.document.path);
    if (other === undefined) return [];
    return [findingIn(page.document, pointer, 'value', code, { title: text, other })];
  });
}
