import type { Closure, OpeningHours } from '../model/content.generated';

/** The days of a week as the settings name them. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** The minutes of a day. */
export const dayLength = 1440;

/** When a place is open on a day of every week; both times in minutes from the beginning of that day. */
export interface OpeningSpan {
  /** 0 is Monday. */
  day: number;
  opens: number;
  /** More than a day's length where it closes on the day after. */
  closes: number;
}

/** The spans of an entry of the settings, one for each of its days. */
export function spansOf({ days, opens, closes, nextDay = false }: OpeningHours): OpeningSpan[] {
  const end = minutesOf(closes) + (nextDay ? dayLength : 0);
  return days.map((day) => ({ day: weekdays.indexOf(day), opens: minutesOf(opens), closes: end }));
}

/** The hours of a day on which a place is open at others than usual; undefined for one on which it is closed. */
export function hoursOn({ opens, closes, nextDay }: Closure): Omit<OpeningSpan, 'day'> | undefined {
  if (opens === undefined || closes === undefined) return undefined;
  return spansOf({ days: ['Monday'], opens, closes, ...(nextDay !== undefined && { nextDay }) })[0];
}

/** `09:30` is 570. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
