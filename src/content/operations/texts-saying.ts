import type { CheckedSite } from '../check-site';
import { shownTexts } from '../facts/shown-texts';
import { literally } from '../places/find-words';
import { lineAt } from '../places/lines';
import { locate } from '../places/locate';
import type { SiteChange } from './site-change';

/** A text in which some words stand, and its line. */
export interface FoundText {
  file: string;
  line: number;
  text: string;
  /** Where the text stands in its document, with its quotation marks, in UTF-16 units. */
  offset: number;
  length: number;
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
        const { offset, length } = locate(document, pointer, 'value');
        return { file, line: lineAt(document.text, offset), text, offset, length };
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

/** The texts that say the title of a page, and go on saying it when a change has taken the page away. */
export function textsLeft(
  checked: CheckedSite,
  route: string,
  { edits, removed }: SiteChange,
): { title: string; texts: FoundText[] } {
  const { title, texts } = textsSayingTitle(checked, route);
  const isEdited = ({ file, offset, length }: FoundText): boolean =>
    (edits.get(file) ?? []).some(
      (edit) => edit.offset < offset + length && offset < edit.offset + edit.length,
    );
  return { title, texts: texts.filter((one) => !removed.has(one.file) && !isEdited(one)) };
}
