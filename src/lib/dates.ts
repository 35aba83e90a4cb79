import { months } from '#words/dates';

const names = months.split(' ');

/** Takes a day as `2026-02-18` and gives it in words: `18 February 2026`. The same on every machine. */
export function longDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${names[(month ?? 1) - 1]} ${year}`;
}
