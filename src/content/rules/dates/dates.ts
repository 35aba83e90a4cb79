import { findingIn, type Finding } from '../../problems/finding';
import { entries, type Entry, type PageEntry } from '../../facts/site';
import { textOf } from '../../validate/annotation';
import type { Rule } from '../rule';

export const dates: Rule = {
  about:
    'Every day is in the calendar; no published article has a day that is still to come, and nothing else one of more than a year ahead.',
  codes: ['far-date', 'future-date', 'impossible-date'],
  check: (site) => {
    return entries(site).flatMap((entry) =>
      entry.annotations.flatMap((annotation) => {
        const date = annotation.kind === 'date' ? textOf(annotation) : undefined;
        return date === undefined ? [] : (problemWith(entry, annotation.pointer, date, site.today) ?? []);
      }),
    );
  },
};

/** Another year in front, the same month and day. */
function aYearAfter(day: string): string {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
}

function problemWith(entry: Entry, pointer: string, date: string, today: string): Finding | undefined {
  const last = lastDayOfMonth(date);
  if (last === undefined) return undefined;
  if (date > last) return findingIn(entry.document, pointer, 'value', 'impossible-date', { date, last });
  const { isDraft } = entry as Partial<PageEntry>;
  const isPage = isDraft !== undefined;
  if (isDraft || date <= (isPage ? dayAfter(today) : aYearAfter(today))) return undefined;
  const near = nearDay(date, today);
  const details = { date, ...(near !== undefined && { near }) };
  return date > aYearAfter(today)
    ? findingIn(entry.document, pointer, 'value', 'far-date', { ...details, isPage })
    : findingIn(entry.document, pointer, 'value', 'future-date', details);
}

/** In some place of the world tomorrow has begun. */
function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

/** The same day of this year, where the next year was typed, or its digits in another order: `2062` for `2026`. */
function nearDay(date: string, today: string): string | undefined {
  const [year, typed] = [today.slice(0, 4), date.slice(0, 4)];
  const isSwapped = typed !== year && [...typed].toSorted().join('') === [...year].toSorted().join('');
  const near = `${year}${date.slice(4)}`;
  return isSwapped || (Number(typed) === Number(year) + 1 && near <= today) ? near : undefined;
}

/** `2026-02-30` gives `2026-02-28`; undefined for what is not written as a day, which its shape tells. */
function lastDayOfMonth(date: string): string | undefined {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])-\d\d$/.exec(date) ?? [];
  if (year === undefined) return undefined;
  return new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
}
