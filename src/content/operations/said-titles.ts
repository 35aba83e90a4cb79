import type { CheckedSite } from '../check-site';
import { lineAt } from '../places/lines';
import { locate } from '../places/locate';
import { shownTexts } from '../site/shown-texts';

/** A text that says the title of a page, and its line. */
export interface SaidTitle {
  file: string;
  line: number;
  text: string;
}

/**
 * The texts of a site that say the title of a page; where it is a single word, those that are it.
 * @param route the page's address; none where a page has none.
 */
export function saidTitles(checked: CheckedSite, route: string): { title: string; texts: SaidTitle[] } {
  const { title = '' } = checked.site.pages.find((page) => page.route === route) ?? {};
  const isAlone = !/\s/.test(title.trim());
  const isIt = (text: string): boolean => ['', 's', 'es'].some((end) => text.trim() === title.trim() + end);
  const texts = textsSaying(checked, title).filter(({ text }) => !isAlone || isIt(text));
  return { title, texts };
}

/** The texts of a site in which some words stand, or their plural. */
export function textsSaying(checked: CheckedSite, words: string): SaidTitle[] {
  if (words.trim() === '') return [];
  const says = saying(words.trim());
  return checked.site.documents.flatMap((file) => {
    const { document, value, annotations } = checked.resolve(file);
    return shownTexts(value ?? null, annotations)
      .filter(({ text }) => says(text))
      .map(({ pointer, text }) => {
        const { offset } = locate(document, pointer, 'value');
        return { file, line: lineAt(document.text, offset), text };
      });
  });
}

function saying(words: string): (text: string) => boolean {
  const escaped = words.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(/\s+/g, String.raw`\s+`);
  const there = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${escaped}(?:e?s)?(?![\\p{L}\\p{M}\\p{N}])`, 'iu');
  return (text) => there.test(text);
}
