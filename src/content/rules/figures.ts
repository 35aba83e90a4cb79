import { findingIn, type Finding } from '../problems/finding';
import { isObject } from '../resolve/surroundings';
import type { Entry, Site } from '../site/site';
import { compared } from './page-titles';
import type { Rule } from './rule';

export const figures: Rule = {
  about: 'A figure of the speaker is the same on a page as in the settings, where it counts the same.',
  codes: ['other-figure'],
  check: (site) => {
    const own = new Map(figuresOf(site.settings).map((one) => [compared(one.label), one.value]));
    return own.size === 0 ? [] : site.pages.flatMap((page) => otherFigures(page, own));
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

function otherFigures(page: Entry, own: ReadonlyMap<string, string>): Finding[] {
  return figuresOf(page).flatMap(({ pointer, value, label }) => {
    const settings = own.get(compared(label));
    return settings === undefined || settings.trim() === value.trim()
      ? []
      : [findingIn(page.document, `${pointer}/value`, 'value', 'other-figure', { value, label, settings })];
  });
}
