const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Takes a day as `2026-02-18` and gives it in words: `18 February 2026`. The same on every machine. */
export function longDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${months[(month ?? 1) - 1]} ${year}`;
}
