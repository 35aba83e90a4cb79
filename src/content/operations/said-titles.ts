import type { CheckedSite } from '../check-site';
import { lineAt } from '../places/lines';
import { locate } from '../places/locate';
import { shownTexts } from '../facts/shown-texts';
import type { SiteChange } from './site-change';

/** A text that says the title of a page, and its line. */
export interface SaidTitle {
  file: string;
  line: number;
  text: string;
  /** Where the text stands in its document, with its quotation marks, in UTF-16 units. */
  offset: number;
  length: number;
}

/**
 * The texts of a site that say the title of a page; where it is a single word, those that are it.
 * @param route the page's address; none where a page has none.
 */
export function saidTitles(checked: CheckedSite, route: string): { title: string; texts: SaidTitle[] } {
  const { title = '' } = checked.site.pages.find((page) => page.route === route) ?? {};
  return { title, texts: textsNaming(checked, title) };
}

/** The texts in which a name stands; where it is a single word, those that are it. */
function textsNaming(checked: CheckedSite, name: string): SaidTitle[] {
  const isAlone = !/\s/.test(name.trim());
  const isIt = (text: string): boolean => ['', 's', 'es'].some((end) => text.trim() === name.trim() + end);
  return textsSaying(checked, name).filter(({ text }) => !isAlone || isIt(text));
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
        const { offset, length } = locate(document, pointer, 'value');
        return { file, line: lineAt(document.text, offset), text, offset, length };
      });
  });
}

function saying(words: string): (text: string) => boolean {
  const escaped = words.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(/\s+/g, String.raw`\s+`);
  const there = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${escaped}(?:e?s)?(?![\\p{L}\\p{M}\\p{N}])`, 'iu');
  return (text) => there.test(text);
}

/** Texts that say a name. */
export interface Naming {
  name: string;
  texts: SaidTitle[];
}

/** The texts that say the title of a page, or several words of its address, and go on saying them when a change has taken the page away. */
export function leftNames(checked: CheckedSite, route: string, { edits, removed }: SiteChange): Naming[] {
  const { title, texts } = saidTitles(checked, route);
  const words = route.slice(route.lastIndexOf('/') + 1).replaceAll('-', ' ');
  const titled = new Set(texts.map(placeOf));
  const others = words.includes(' ') ? textsNaming(checked, words) : [];
  const isLeft = ({ file, offset, length }: SaidTitle): boolean =>
    !removed.has(file) &&
    !(edits.get(file) ?? []).some(
      (edit) => edit.offset < offset + length && offset < edit.offset + edit.length,
    );
  return [
    { name: title, texts: texts.filter(isLeft) },
    { name: words, texts: others.filter((one) => isLeft(one) && !titled.has(placeOf(one))) },
  ];
}

function placeOf({ file, offset }: SaidTitle): string {
  return `${file}:${offset}`;
}
