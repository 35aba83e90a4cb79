import { dayLength, hoursOn, spansOf, type OpeningSpan } from '../../lib/opening-spans';
import { escaped } from '../../lib/escaped';
import { rangeOf, timeOf } from '../../lib/time-words';
import type { Closure, Office } from '../../model/content.generated';
import type { HoursData } from '../../model/place-data';
import { wordsFor } from '../../words/languages';
import type { Words } from '../../words/words';

/** What the hours of a place are shown with. */
export interface HoursOptions {
  /** The language and the country, like `en-IN`, which say how a time is written. */
  locale: string;
  timeZone: string | undefined;
  /** The day of the build, like `2026-02-18`. */
  today: string;
}

/** The hours of a place as its page shows them; undefined for a place without any. */
export function shownHours(place: Office, options: HoursOptions): HoursData | undefined {
  const { name, hours, closed = [] } = place;
  if (!hours) return undefined;
  const { locale, timeZone, today } = options;
  const words = wordsFor(locale).content;
  const spans = hours
    .flatMap(spansOf)
    .toSorted((one, other) => one.day - other.day || one.opens - other.opens);
  const ahead = closed.filter(({ from, to = from }) => to >= today);
  const rows = rowsOf(spans, locale, words).map(rowHtml).join('');
  const lines = ahead.map((closure) => closureLine(closure, locale, words));
  return {
    html: [
      `<table aria-label="${escaped(`${words.openingHours}: ${name}`)}"><tbody>${rows}</tbody></table>`,
      ...lines.map((line) => `<p>${escaped(line)}</p>`),
    ].join(''),
    ...(timeZone !== undefined && { now: { spans, closed: ahead, locale, timeZone } }),
  };
}

/** `Closed: 25 Dec 2026 (Christmas)`, or the day and its hours. */
function closureLine(closure: Closure, locale: string, words: Words['content']): string {
  const days = `${daysOf(closure, locale)} (${closure.name})`;
  const hours = hoursOn(closure);
  return hours ? `${days}: ${spanWords(hours, locale, words)}` : `${words.closedHours}: ${days}`;
}

interface HoursRow {
  days: string;
  times: string[];
}

function rowHtml({ days, times }: HoursRow): string {
  return `<tr><th scope="row">${escaped(days)}</th><td>${times.map(escaped).join('<br>')}</td></tr>`;
}

/** Days with the same hours share a row, in the order of the first of them. */
function rowsOf(spans: readonly OpeningSpan[], locale: string, words: Words['content']): HoursRow[] {
  const rows = new Map<string, { days: number[]; of: OpeningSpan[] }>();
  for (let day = 0; day < 7; day += 1) {
    const of = spans.filter((span) => span.day === day);
    const key = JSON.stringify(of.map(({ opens, closes }) => [opens, closes]));
    const row = rows.get(key) ?? { days: [], of };
    row.days.push(day);
    rows.set(key, row);
  }
  return [...rows.values()].map(({ days, of }) => ({
    days: dayRuns(days)
      .map((run) => runWords(run, locale))
      .join(', '),
    times: of.length > 0 ? of.map((span) => spanWords(span, locale, words)) : [words.closedHours],
  }));
}

function spanWords(
  { opens, closes }: Omit<OpeningSpan, 'day'>,
  locale: string,
  words: Words['content'],
): string {
  if (closes - opens === dayLength) return words.openAllDay;
  return rangeOf(timeOf(opens, locale), timeOf(closes, locale));
}

/** `[0, 1, 2, 4]` gives `[[0, 1, 2], [4]]`. */
function dayRuns(days: readonly number[]): number[][] {
  return days.reduce<number[][]>((runs, day) => {
    const last = runs.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else runs.push([day]);
    return runs;
  }, []);
}

/** `Mon`, `Mon, Tue`, `Mon–Wed`. */
function runWords(run: readonly number[], locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  // The first of January 2024 is a Monday.
  const names = run.map((day) => format.format(Date.UTC(2024, 0, 1 + day)));
  return names.length < 3 ? names.join(', ') : `${names[0]}–${names.at(-1)}`;
}

function daysOf({ from, to = from }: Closure, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.formatRange(Date.parse(from), Date.parse(to));
}
