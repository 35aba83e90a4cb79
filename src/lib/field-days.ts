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

/** Whether a day like `2026-11-21` is one of these days of the week, like `Tuesday`. */
export function isOn(days: readonly string[], day: string): boolean {
  const name = new Date(day).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
  return days.includes(name);
}

function isoOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
