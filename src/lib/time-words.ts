/** A time as people of a language and country write it: `18:30`, `6:30 pm`. @param minutes from the beginning of a day. */
export function timeOf(minutes: number, locale: string): string {
  const time = written(minutes, locale, {});
  // Where "am" and "pm" have no words in letters of the language, people say the part of the day.
  const isForeign = /[A-Za-z]/.test(time) && new Intl.Locale(locale).maximize().script !== 'Latn';
  return isForeign ? written(minutes, locale, { dayPeriod: 'short' }) : time;
}

function written(minutes: number, locale: string, options: Intl.DateTimeFormatOptions): string {
  const parts = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC', ...options } as const;
  return new Intl.DateTimeFormat(locale, parts).format(minutes * 60_000);
}

/** From a time to another one; a space stands around the dash where one stands in the times. */
export function rangeOf(from: string, to: string): string {
  return /\s/.test(from + to) ? `${from} – ${to}` : `${from}–${to}`;
}
