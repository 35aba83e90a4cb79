import { weekdays } from './opening-spans';

/** Days of the week in the words of a language: `Tuesday or Friday`. @param days as `FieldFault` names them. */
export function daysInWords(days: string, locale: string | undefined): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  // The first of January 2024 is a Monday.
  const names = days
    .split(', ')
    .map((day) => format.format(Date.UTC(2024, 0, 1 + weekdays.findIndex((one) => one === day))));
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
}
