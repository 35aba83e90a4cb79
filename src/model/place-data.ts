import type { Closure, Office } from './content.generated';

/** A place of the settings as pages show it. */
export interface PlaceData extends Pick<Office, 'name' | 'address' | 'map' | 'phone' | 'email'> {
  hours?: HoursData;
}

/** When a place is open, in the words of the site's language. */
export interface HoursData {
  /** A table of the week, and a line for each holiday that is not over. */
  html: string;
  /** What tells whether it is open now; only where the time zone is known. */
  now?: OpeningTimes;
}

/** When a place is open, for a clock. */
export interface OpeningTimes {
  /** In minutes from the beginning of a day, which is 0 for Monday; in their order. */
  spans: { day: number; opens: number; closes: number }[];
  /** Days on which it is closed all the same. */
  closed: Closure[];
  /** The language and the country, like `en-IN`, which say how a time is written. */
  locale: string;
  timeZone: string;
}
