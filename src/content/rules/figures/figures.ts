import { findingIn, type Finding } from '../../problems/finding';
import { isObject } from '../../resolve/surroundings';
import { noted, type Note, type OpenDocument } from '../../facts/open-document';
import { entries, type Entry, type Site } from '../../facts/site';
import type { Rule } from '../rule';
import { compared } from '../search/page-titles';

/** The round figures in a document's texts. */
const figuresNote: Note<TypedFigure[]> = {
  name: 'figures',
  of: typedFigures,
};

export const figures: Rule = {
  about:
    'A figure of the speaker is the same on a page, and in a text, as in the settings, where it counts the same.',
  codes: ['other-figure'],
  notes: [figuresNote],
  check: (site) => {
    const own = new Map(figuresOf(site.settings).map((one) => [compared(one.label), one]));
    if (own.size === 0) return [];
    const listed = site.pages.flatMap((page) => otherFigures(page, own));
    return [...listed, ...entries(site).flatMap((entry) => otherTexts(entry, [...own.values()]))];
  },
};

interface Figure {
  pointer: string;
  value: string;
  label: string;
}

function figuresOf(entry: Site['settings'] | Entry): Figure[] {
  return (entry?.annotations ?? []).flatMap(({ kind, pointer, value }) => {
    if (kind !== 'figure' || !isObject(value)) return [];
    const { value: figure, label } = value;
    // What is no text is told as that.
    return typeof figure === 'string' ? [{ pointer, value: figure, label: String(label) }] : [];
  });
}

function otherFigures(page: Entry, own: ReadonlyMap<string, Figure>): Finding[] {
  return figuresOf(page).flatMap(({ pointer, value, label }) => {
    const settings = own.get(compared(label))?.value;
    return settings === undefined || settings.trim() === value.trim()
      ? []
      : [findingIn(page.document, `${pointer}/value`, 'value', 'other-figure', { value, label, settings })];
  });
}

/** In texts the label's words may have others between them: "15+ years of experience". */
function otherTexts(entry: Entry, own: readonly Figure[]): Finding[] {
  return (noted(entry, figuresNote) ?? []).flatMap(({ pointer, written, value, words }) => {
    const behind = new Set(words.map(compared));
    const same = own.find(({ label }) => label.split(' ').every((word) => behind.has(compared(word))));
    return same === undefined || same.value.trim() === value
      ? []
      : [
          findingIn(entry.document, pointer, { words: written }, 'other-figure', {
            value,
            label: same.label,
            settings: same.value,
          }),
        ];
  });
}

/** A round figure among the words of a text, like `500+ speaking events`. */
export interface TypedFigure {
  pointer: string;
  /** The figure and the first word behind it, as they are written. */
  written: string;
  /** `500+`. */
  value: string;
  /** What may be counted: up to four words behind it. */
  words: string[];
}

const hint = /[\dKM]\+ /;
const figure = /(?<![\w.,/+-])(\d[\d.,]*[KM]?\+) ((?:\p{L}+ ?){1,4})/gu;

/** The round figures that are typed in texts. */
function typedFigures(document: OpenDocument): TypedFigure[] {
  if (!hint.test(document.allWords())) return [];
  return document.shown().flatMap(({ pointer, text }) =>
    [...text.matchAll(figure)].map(([, amount = '', behind = '']) => {
      const words = behind.trim().split(' ');
      return { pointer, written: `${amount} ${words[0]}`, value: amount, words };
    }),
  );
}
