import type { Closure, Office } from './content.generated';

/** A place of the settings as pages show it. */
export interface PlaceData extends Pick<Office, 'name' | 'address' | 'map' | 'phone' | 'email'> {
  hours?: HoursData;
}

/** When a place is open, in the words of the site's language. */
export interface HoursData {
  /** All days of the week, those with the same hours in one. */
  rows: HoursRow[];
  /** Days on which it is closed all the same. */
  closed: (Closure & { days: string })[];
  /** What tells whether it is open now; only where the time zone is known. */
  now?: OpeningTimes;
}

export interface HoursRow {
  /** `Mon–Fri`. */
  days: string;
  /** `9:00–18:00`; empty where it is closed, or open all day. */
  times: string[];
  isAllDay?: true;
}

/** When a place is open, for a clock. */
export interface OpeningTimes {
  /** In minutes from the beginning of a day, which is 0 for Monday; in their order. */
  spans: { day: number; opens: number; closes: number }[];
  /** The language and the country, like `en-IN`, which say how a time is written. */
  locale: string;
  timeZone: string;
}
