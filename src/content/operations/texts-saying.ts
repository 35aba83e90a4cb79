import type { CheckedSite } from '../check-site';
import { shownTexts } from '../facts/shown-texts';
import { literally } from '../places/find-words';
import { lineAt } from '../places/lines';
import { locate } from '../places/locate';

/** A text in which some words stand, where its value begins in the document's text, and its line. */
export interface FoundText {
  file: string;
  offset: number;
  line: number;
  text: string;
}

/** The texts of a site in which some words stand, or their plural. */
export function textsSaying(checked: CheckedSite, words: string): FoundText[] {
  if (words.trim() === '') return [];
  const pattern = literally(words.trim()).replaceAll(/\s+/g, String.raw`\s+`);
  const there = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${pattern}(?:e?s)?(?![\\p{L}\\p{M}\\p{N}])`, 'iu');
  return checked.site.documents.flatMap((file) => {
    const { document, value, annotations } = checked.resolve(file);
    return shownTexts(value ?? null, annotations)
      .filter(({ text }) => there.test(text))
      .map(({ pointer, text }) => {
        const { offset } = locate(document, pointer, 'value');
        return { file, offset, line: lineAt(document.text, offset), text };
      });
  });
}

/**
 * The texts of a site that say the title of a page; where it is a single word, those that are it.
 * @param route the page's address; none where a page has none.
 */
export function textsSayingTitle(checked: CheckedSite, route: string): { title: string; texts: FoundText[] } {
  const { title = '' } = checked.site.pages.find((page) => page.route === route) ?? {};
  const isAlone = !/\s/.test(title.trim());
  const isIt = (text: string): boolean => ['', 's', 'es'].some((end) => text.trim() === title.trim() + end);
  return { title, texts: textsSaying(checked, title).filter(({ text }) => !isAlone || isIt(text)) };
}
