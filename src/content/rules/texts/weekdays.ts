import type { Slip } from './slips-of-writing';

/** A day of the week that a date does not fall on, with the one that it does. */
interface WrongWeekday extends Slip {
  date: string;
}

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** What every document with such a date has in it. */
export const weekdayHint =
  /(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day[^"]{2,24}\b20\d\d|20\d\d[ ,(]{1,3}(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/;

const weekday = '(?<weekday>(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)';
const month = '(?<month>(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*)\\.?';
const day = '(?<day>[12]\\d|3[01]|0?[1-9])(?:st|nd|rd|th)?';
const year = '(?<year>20\\d\\d)';

/** `Monday, 12 September 2026`, `Monday, September 12, 2026` and `12 September 2026 (Monday)`. */
const dates = [
  `\\b${weekday},? (?:the )?(?<date>${day} (?:of )?${month},? ${year})\\b`,
  `\\b${weekday},? (?<date>${month} ${day},? ${year})\\b`,
  `\\b(?<date>${day} (?:of )?${month},? ${year})(?: \\(|, )${weekday}\\b`,
].map((source) => new RegExp(source));

/** The first date of a text that falls on another day of the week than is said beside it. */
export function wrongWeekdayIn(text: string): WrongWeekday | undefined {
  for (const shape of dates) {
    const { 0: written = '', groups = {} } = shape.exec(text) ?? {};
    const { date = '', weekday: said = '' } = groups;
    const right = said === '' ? undefined : weekdayOf(groups);
    if (right !== undefined && right !== said) return { written, date, better: written.replace(said, right) };
  }
  return undefined;
}

const range = `\\b${day.replace('day', 'first')} ?(?:to|till|until|[-–]) ?${day} (?:of )?${month}`;

/** What every document with days from one to another has in it. */
export const rangeHint = new RegExp(range);

/** The first days of a text that end before they begin, in one month: `18 to 6 January`. */
export function backwardRangeIn(text: string): string | undefined {
  for (const { 0: written, groups = {} } of text.matchAll(new RegExp(`(?<![\\d:.,/])${range}`, 'g')))
    if (Number(groups['first']) > Number(groups['day'])) return written;
  return undefined;
}

function weekdayOf({
  day: inMonth,
  month: name = '',
  year: inYear,
}: Record<string, string>): string | undefined {
  const at = months.indexOf(name.slice(0, 3).toLowerCase());
  const date = new Date(Date.UTC(Number(inYear), at, Number(inMonth)));
  return date.getUTCMonth() === at ? names[date.getUTCDay()] : undefined;
}
