import * as words from '#words/hours';
import { hoursOn } from '../../lib/opening-spans';
import { timeOf } from '../../lib/time-words';
import type { OpeningTimes } from '../../model/place-data';

const day = 1440;

const oneMinute = 60_000;

/** Says in an element whether a place is open, minute by minute; gives what ends that. */
export function keepTold(element: HTMLElement, times: OpeningTimes): () => void {
  const tell = (): void => {
    element.textContent = openingSentence(times);
  };
  tell();
  const timer = window.setInterval(tell, oneMinute);
  return () => window.clearInterval(timer);
}

/** How many days ahead the next opening is looked for. */
const mostDays = 60;

/** Whether a place is open and until when, or when it opens next, in a sentence. */
export function openingSentence(times: OpeningTimes, at = new Date()): string {
  const { closed } = times;
  const clock = clockAt(at, times.timeZone);
  const closure = closureOn(clock.date, closed);
  const spans = spansAround(times, clock.date);
  const open = spans.find(({ opens, closes }) => opens <= clock.minutes && clock.minutes < closes);
  if (open) return openWords(open.closes, times.locale);
  const next = spans.find(({ opens }) => opens > clock.minutes);
  const isOpenToday = spans.some(({ opens }) => opens >= 0 && opens < day);
  const nextWords = next ? [nextOpening(next.opens, clock.date, times.locale)] : [];
  return [...(isOpenToday ? [] : [words.closedToday(closure?.name)]), ...nextWords].join(' ');
}

function openWords(closes: number, locale: string): string {
  if (closes > 2 * day) return words.openNow;
  const time = timeOf(closes, locale);
  return closes <= day ? words.openTodayUntil(time) : words.openUntil(time);
}

function nextOpening(opens: number, today: string, locale: string): string {
  const time = timeOf(opens, locale);
  const days = Math.floor(opens / day);
  if (days === 0) return words.opensToday(time);
  if (days === 1) return words.opensTomorrow(time);
  const parts = days < 7 ? { weekday: 'long' as const } : { day: 'numeric' as const, month: 'long' as const };
  const format = new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' });
  return words.opensOn(format.format(dateOf(today, days)), time);
}

interface Span {
  /** In minutes from the beginning of today. */
  opens: number;
  closes: number;
}

/** The spans from yesterday on, in their order; those that follow each other without a pause as one. */
function spansAround({ spans, closed }: OpeningTimes, today: string): Span[] {
  const around: Span[] = [];
  for (let ahead = -1; ahead <= mostDays; ahead += 1) {
    const date = dateOf(today, ahead);
    const closure = closureOn(isoOf(date), closed);
    // Monday is 0 here and 1 there.
    const weekday = (date.getUTCDay() + 6) % 7;
    const usual = spans.filter((one) => one.day === weekday);
    for (const span of closure ? [hoursOn(closure) ?? []].flat() : usual) {
      const [opens, closes] = [span.opens + ahead * day, span.closes + ahead * day];
      const last = around.at(-1);
      if (last?.closes === opens) last.closes = closes;
      else around.push({ opens, closes });
    }
  }
  return around;
}

function closureOn(date: string, closed: OpeningTimes['closed']) {
  return closed.find(({ from, to = from }) => from <= date && date <= to);
}

/** What the clock and the calendar on a wall of that time zone say. */
function clockAt(at: Date, timeZone: string): { date: string; minutes: number } {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const { year, month, day: date, hour, minute } = part;
  return { date: `${year}-${month}-${date}`, minutes: Number(hour) * 60 + Number(minute) };
}

function dateOf(today: string, ahead: number): Date {
  return new Date(Date.parse(today) + ahead * day * oneMinute);
}

function isoOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
