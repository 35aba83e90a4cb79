import { weekdays } from './opening-spans';

/** The days of the week on which something can be, like `['Tuesday', 'Friday']`. */
type Weekdays = readonly (typeof weekdays)[number][];

/** The day that it is, `2026-11-21`: where that is not known, the first and the last of those that it is somewhere. */
export interface Today {
  first: string;
  last: string;
}

const hour = 3_600_000;

/** The day where this runs: in a browser that of the visitor. */
export function todayHere(now = new Date()): Today {
  const day = isoOf(now.getTime() - now.getTimezoneOffset() * 60_000);
  return { first: day, last: day };
}

/** The days that it is on earth, from UTC−12 to UTC+14. @param now milliseconds since 1970. */
export function todayAnywhere(now = Date.now()): Today {
  return { first: isoOf(now - 12 * hour), last: isoOf(now + 14 * hour) };
}

/** How many days from today on a limit like `today+3` is; undefined for a fixed day. */
export function daysFromToday(limit: unknown): number | undefined {
  const [isCounted, count = 0] = /^today([+-]\d{1,4})?$/.exec(String(limit)) ?? [];
  return isCounted === undefined ? undefined : Number(count);
}

/** The day of a limit like `today+3`; other limits as they are. */
export function limitOn<Limit extends string | number>(limit: Limit, today: string): Limit | string {
  const days = daysFromToday(limit);
  return days === undefined ? limit : isoOf(Date.parse(today) + days * 24 * hour);
}

/** Whether a day like `2026-11-21` is one of these days of the week. */
export function isOn(days: Weekdays, day: string): boolean {
  // Monday is 0 here and 1 there.
  const weekday = weekdays[(new Date(day).getUTCDay() + 6) % 7];
  return weekday !== undefined && days.includes(weekday);
}

/** Days of the week in the words of a language: `Tuesday or Friday`. @param days as `FieldFault` names them. */
export function daysInWords(days: string, locale: string | undefined): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  // The first of January 2024 is a Monday.
  const names = days
    .split(', ')
    .map((day) => format.format(Date.UTC(2024, 0, 1 + weekdays.findIndex((one) => one === day))));
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
}

function isoOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
