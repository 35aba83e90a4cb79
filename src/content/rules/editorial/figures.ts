import { findingIn, type Finding } from '../../problems/finding';
import { isObject } from '../../resolve/surroundings';
import { noted, type Note, type OpenDocument } from '../../facts/open-document';
import { entries, type Entry } from '../../facts/site';
import type { Rule } from '../rule';
import { compared } from '../search/page-titles';

/** A figure, like `500+`, and what it counts. */
interface Figure {
  pointer: string;
  /** What is to be marked. */
  written: string;
  value: string;
  /** The words behind it. */
  label: string;
}

/** The round figures that are typed in a document's texts, with up to four words behind each. */
const figuresNote: Note<Figure[]> = {
  name: 'figures',
  of: (document: OpenDocument) =>
    !/[\dKM]\+ /.test(document.allWords())
      ? []
      : document
          .shown()
          .flatMap(({ pointer, text }) =>
            [...text.matchAll(/(?<![\w.,/+-])(\d[\d.,]*[KM]?\+) ((?:\p{L}+ ?){1,4})/gu)].map(
              ([, value = '', label = '']) => ({ pointer, written: value, value, label }),
            ),
          ),
};

export const figures: Rule = {
  about:
    'A figure of the owner is the same on a page, and in a text, as in the settings, where it counts the same.',
  codes: ['other-figure'],
  isEditorial: true,
  notes: [figuresNote],
  check: (site) => {
    const own = site.settings ? listedIn(site.settings) : [];
    if (own.length === 0) return [];
    return entries(site).flatMap((entry) => {
      if (entry === site.settings) return [];
      const listed = listedIn(entry).flatMap((figure) =>
        problemWith(
          entry,
          figure,
          own.find(({ label }) => compared(label) === compared(figure.label)),
        ),
      );
      const typed = (noted(entry, figuresNote) ?? []).flatMap((figure) =>
        problemWith(
          entry,
          figure,
          own.find(({ label }) => holdsWords(figure.label, label)),
        ),
      );
      return [...listed, ...typed];
    });
  },
};

function problemWith(
  { document }: Entry,
  { pointer, written, value }: Figure,
  own: Figure | undefined,
): Finding[] {
  if (!own || own.value.trim() === value.trim()) return [];
  const details = { value, label: own.label, settings: own.value };
  return [findingIn(document, pointer, { words: written }, 'other-figure', details)];
}

/** Whether all words of a label stand in a text; between them there may be more: `15+ years of experience`. */
function holdsWords(text: string, label: string): boolean {
  const words = new Set(text.split(' ').map(compared));
  return label.split(' ').every((word) => words.has(compared(word)));
}

/** The figures that a document lists. */
function listedIn({ annotations }: Entry): Figure[] {
  return annotations.flatMap(({ kind, pointer, value: figure }) => {
    const { value, label } = kind === 'figure' && isObject(figure) ? figure : {};
    return typeof value === 'string' && typeof label === 'string'
      ? [{ pointer: `${pointer}/value`, written: value, value, label }]
      : [];
  });
}
