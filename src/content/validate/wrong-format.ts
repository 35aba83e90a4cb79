import type { ErrorObject } from 'ajv/dist/2020.js';
import { slug } from '../../lib/slug';
import { internationalDigits } from '../country/phone-number';
import type { ParsedDocument } from '../parse/parse-document';
import { latinDigits } from '../places/latin-digits';
import { problemIn } from '../problems/create-problem';
import type { Problem } from '../problems/problem';

/** A text that is not written as its pattern wants it: the rule, and how it would be right where that can be known. */
export function wrongFormat(document: ParsedDocument, error: ErrorObject): Problem {
  const { parentSchema: { use, patternErrorMessage: rule } = {}, instancePath } = error;
  const value = String(error.data);
  const [meant, ...others] = use === 'date' ? meantDates(value) : [];
  const exact = others.length > 0 ? undefined : (meant ?? exactFor(error, value));
  const better = exact ?? meant ?? (use === 'id' ? idFor(value) : '');
  const [other] = others.map((second) => `, or "${second}" if the month stands first`);
  const words = better === '' ? rule : `${String(rule)} Write "${better}"${other ?? ''}.`;
  return problemIn(document, instancePath, 'value', 'wrong-format', {
    value,
    ...(typeof words === 'string' && { rule: words }),
    ...(exact !== undefined && { exact }),
  });
}

/** What is certainly meant by a value: an address, the number of a telephone, of a book or of a video. */
function exactFor(error: ErrorObject, value: string): string | undefined {
  if (error.parentSchema?.['use'] === 'path') return fitting(error, pathFor(value));
  // A comma for the dot of a mail address.
  const mail = value.includes('@') ? fitting(error, value.replaceAll(/,\s*/g, '.')) : undefined;
  return mail ?? digitsOf(error, value) ?? fitting(error, videoIn(value)) ?? originIn(error, value);
}

/** The value, where it is not the one that stands there and its pattern takes it. */
function fitting({ params, data }: ErrorObject, value: string | undefined): string | undefined {
  const isRight = value !== undefined && value !== data;
  return isRight && new RegExp(String(params['pattern']), 'u').test(value) ? value : undefined;
}

/** The number of a video in its address. */
function videoIn(value: string): string | undefined {
  return /youtu.*(?:[?&]v=|\.be\/|\/(?:embed|shorts|live)\/)([\w-]{11})(?![\w-])/.exec(value)?.[1];
}

/** The beginning of all addresses of a site, where its scheme is missing or something follows the host. */
function originIn(error: ErrorObject, value: string): string | undefined {
  const host = /^\s*(?:(https?):)?\/*((?:[\w-]+\.)+[a-z]{2,}(?::\d+)?)\/*\s*$/i.exec(value);
  return host
    ? fitting(error, `${host[1]?.toLowerCase() ?? 'https'}://${host[2]?.toLowerCase()}`)
    : undefined;
}

/** `/marathi-videos` for `Marathi Videos/`, whose placeholders stay as they are. */
function pathFor(value: string): string {
  const parts = value
    .trim()
    .replaceAll(/\{[^{}]*\}|[^{}]+/g, (part) =>
      part.startsWith('{') ? part : part.toLowerCase().replaceAll(/[\s_]+/g, '-'),
    )
    .split('/');
  return `/${parts.filter(Boolean).join('/')}`;
}

/** A number without what people write between its digits, where it is right then. */
function digitsOf(error: ErrorObject, value: string): string | undefined {
  const latin = latinDigits(value);
  // Of a telephone number only its country's code says that it is whole.
  const isPhone = error.parentSchema?.['use'] === 'whatsapp';
  const digits = isPhone ? (internationalDigits(latin) ?? '') : latin.replaceAll(/\D/g, '');
  const isNumber = /^(?:ISBN:?)?[+\d०-९\s().-]+$/.test(value) && digits.length >= 8;
  return isNumber ? fitting(error, digits) : undefined;
}

/** `write-us` for `Write Us`. */
function idFor(text: string): string {
  return slug(text).replace(/^[\d-]+/, '');
}

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
 * The days that a date in another form may mean, as `2026-03-12`: one for `12 March 2026`; two for `12/03/2026`, which
 * begins with the day or the month; for `2026/12/03` year, month, day, unless only year, day, month is in the calendar.
 * None for a day that is in no calendar, or a year of two digits.
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
