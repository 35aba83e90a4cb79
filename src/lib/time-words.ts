/** A time as people of a language and country write it: `18:30`, `6:30 pm`. @param minutes from the beginning of a day. */
export function timeOf(minutes: number, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return format.format(minutes * 60_000);
}

/** From a time to another one; a space stands around the dash where one stands in the times. */
export function rangeOf(from: string, to: string): string {
  return /\s/.test(from + to) ? `${from} – ${to}` : `${from}–${to}`;
}
