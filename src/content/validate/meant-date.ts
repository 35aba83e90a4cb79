import { latinDigits } from '../places/latin-digits';

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const month = String.raw`(${months})[a-z]*\.?`;
const gap = String.raw`[\s,./-]+`;

/** Days in words: `12 March 2026`, `12th Mar, 2026` and `March 12, 2026`. */
const dayFirst = new RegExp(String.raw`^(\d{1,2})(?:st|nd|rd|th)?${gap}(?:of )?${month}${gap}(\d{4})$`, 'i');
const monthFirst = new RegExp(String.raw`^${month}${gap}(\d{1,2})(?:st|nd|rd|th)?${gap}(\d{4})$`, 'i');
const numbers = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4})$/;
const yearFirst = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})(?:T[\d:.]+Z?)?$/;

/** A day of the week before a day in words. */
const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,]?\s+/i;

/**
 * What a day that is written otherwise is as year, month and day: `2026-03-12` for `12 March 2026`; two days for
 * `12/03/2026`, where the month may stand first; behind a year it stands last only where the day cannot. Nothing for a day that is in no
 * calendar, or of which the year has two digits.
 */
export function meantDates(written: string): string[] {
  const text = latinDigits(written).trim().replace(weekday, '');
  const inWords = dayFirst.exec(text);
  if (inWords) return day(inWords[3], numberOf(inWords[2]), inWords[1]);
  const american = monthFirst.exec(text);
  if (american) return day(american[3], numberOf(american[1]), american[2]);
  const [, year, second, third] = yearFirst.exec(text) ?? [];
  const [asWritten] = day(year, second, third);
  if (year !== undefined) return asWritten === undefined ? day(year, third, second) : [asWritten];
  const [, one, , other, last] = numbers.exec(text) ?? [];
  return [...new Set([...day(last, other, one), ...day(last, one, other)])];
}

function numberOf(name = ''): string {
  return String(months.split('|').indexOf(name.slice(0, 3).toLowerCase()) + 1);
}

/** The day as it is to be written, if there is one since 1950. */
function day(year = '', monthOfYear = '', dayOfMonth = ''): string[] {
  const parts = [year, monthOfYear.padStart(2, '0'), dayOfMonth.padStart(2, '0')];
  const iso = parts.join('-');
  const date = new Date(`${iso}T00:00:00Z`);
  const isDay =
    /^(?:19[5-9]|20\d)\d-/.test(iso) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
  return isDay ? [iso] : [];
}
