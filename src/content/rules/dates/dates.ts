import { findingIn, type Finding } from '../../problems/finding';
import { entries, type Entry, type PageEntry } from '../../facts/site';
import { textOf } from '../../validate/annotation';
import type { Rule } from '../rule';

export const dates: Rule = {
  about:
    'Every day is in the calendar; no published article has a day that is still to come, and nothing else one of more than a year ahead.',
  codes: ['far-date', 'future-date', 'impossible-date'],
  check: (site) =>
    entries(site).flatMap((entry) =>
      entry.annotations.flatMap((annotation) => {
        const { kind, pointer } = annotation;
        const date = kind === 'date' || kind === 'day' ? textOf(annotation) : undefined;
        if (date === undefined) return [];
        const impossible = impossibleDate(entry, pointer, date);
        return impossible ?? (kind === 'date' ? (tooEarly(entry, pointer, date, site.today) ?? []) : []);
      }),
    ),
};

function impossibleDate({ document }: Entry, pointer: string, date: string): Finding | undefined {
  const last = lastDayOfMonth(date);
  if (last === undefined || date <= last) return undefined;
  return findingIn(document, pointer, 'value', 'impossible-date', { date, last });
}

function tooEarly(entry: Entry, pointer: string, date: string, today: string): Finding | undefined {
  if (lastDayOfMonth(date) === undefined) return undefined;
  const { isDraft } = entry as Partial<PageEntry>;
  const isPage = isDraft !== undefined;
  if (isDraft || date <= dayAfter(today)) return undefined;
  // Another year in front, the same month and day.
  const far = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  if (date > far) return findingIn(entry.document, pointer, 'value', 'far-date', { date, isPage });
  return isPage ? findingIn(entry.document, pointer, 'value', 'future-date', { date }) : undefined;
}

/** In some place of the world tomorrow has begun. */
function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

/** `2026-02-30` gives `2026-02-28`; undefined for what is not written as a day, which its shape tells. */
function lastDayOfMonth(date: string): string | undefined {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])-\d\d$/.exec(date) ?? [];
  if (year === undefined) return undefined;
  return new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
}
