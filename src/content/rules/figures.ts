import { findingIn, type Finding } from '../problems/finding';
import { isObject } from '../resolve/surroundings';
import { entries, type Entry, type Site } from '../site/site';
import { compared } from './page-titles';
import type { Rule } from './rule';

export const figures: Rule = {
  about:
    'A figure of the speaker is the same on a page, and in a text, as in the settings, where it counts the same.',
  codes: ['other-figure'],
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
function otherTexts({ document, ...entry }: Entry, own: readonly Figure[]): Finding[] {
  return (entry.figures ?? []).flatMap(({ pointer, written, value, words }) => {
    const behind = new Set(words.map(compared));
    const same = own.find(({ label }) => label.split(' ').every((word) => behind.has(compared(word))));
    return same === undefined || same.value.trim() === value
      ? []
      : [
          findingIn(document, pointer, { words: written }, 'other-figure', {
            value,
            label: same.label,
            settings: same.value,
          }),
        ];
  });
}
