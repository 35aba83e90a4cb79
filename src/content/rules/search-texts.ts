import { findingIn, type Finding } from '../problems/finding';
import type { PageEntry, Site } from '../site/site';
import { textOf, type AnnotationKind } from '../validate/annotation';
import { targetsOf, type Targets } from './link-targets';
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
    let unlinked: ReturnType<Targets['unlinked']> | undefined;
    const isLinked = ({ route, isDraft }: PageEntry): boolean => {
      unlinked ??= targetsOf(site).unlinked();
      return !isDraft && !unlinked.has(route);
    };
    return [
      ...titles.flatMap((one) => tooLong(one, 'title-too-long', titleLimit)),
      ...descriptions.flatMap((one) => tooLong(one, 'description-too-long', descriptionLimit)),
      ...duplicateTexts(titles, 'duplicate-title', isLinked),
      ...duplicateTexts(descriptions, 'duplicate-description', isLinked),
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

/** Of pages that share a text the first that is linked keeps it: nobody links to a copy that was just made. */
function duplicateTexts(
  texts: SearchText[],
  code: 'duplicate-title' | 'duplicate-description',
  isLinked: (page: PageEntry) => boolean,
): Finding[] {
  return [...inGroups(texts)].flatMap(([key, group]) => {
    if (key === '' || group.length === 1) return [];
    const kept = (group.find(({ page }) => isLinked(page)) ?? group[0])?.page;
    if (!kept) return [];
    // Of two documents for one address just one will stay.
    const others = group.filter(({ page }) => page.route !== kept.route);
    return others.map(({ page, pointer, text }) => {
      const details = { title: text, other: kept.document.path };
      return findingIn(page.document, pointer, 'value', code, details);
    });
  });
}

function inGroups(texts: readonly SearchText[]): Map<string, SearchText[]> {
  const groups = new Map<string, SearchText[]>();
  for (const one of texts) {
    const key = one.text.trim().toLowerCase();
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}
