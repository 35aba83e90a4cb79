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
 * The texts of a site that say the title of a page: those that hold it or its plural, or, where it is a single word, those that are it.
 * @param route the page's address; none where a page has none.
 */
export function saidTitles(checked: CheckedSite, route: string): { title: string; texts: SaidTitle[] } {
  const { title = '' } = checked.site.pages.find((page) => page.route === route) ?? {};
  if (title.trim() === '') return { title, texts: [] };
  const says = saying(title.trim());
  const texts = checked.site.documents.flatMap((file) => {
    const { document, value, annotations } = checked.resolve(file);
    return shownTexts(value ?? null, annotations)
      .filter(({ text }) => says(text))
      .map(({ pointer, text }) => {
        const { offset } = locate(document, pointer, 'value');
        return { file, line: lineAt(document.text, offset), text };
      });
  });
  return { title, texts };
}

function saying(title: string): (text: string) => boolean {
  if (!/\s/.test(title)) return (text) => ['', 's', 'es'].some((end) => text.trim() === title + end);
  const escaped = title.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(/\s+/g, String.raw`\s+`);
  const words = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${escaped}(?:e?s)?(?![\\p{L}\\p{M}\\p{N}])`, 'iu');
  return (text) => words.test(text);
}
