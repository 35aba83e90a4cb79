/** Whether the name is that of a time zone of the IANA's list, like `Asia/Kolkata`. */
export function isTimeZone(name: string): boolean {
  return (name === 'UTC' || /^[A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z_+-]+)+$/.test(name)) && isKnown(name);
}

/** The time zone that somebody means by a name in other letters, or by the city alone: `Europe/Berlin` for `berlin`. */
export function meantTimeZone(written: string): string | undefined {
  if (isTimeZone(written)) return written;
  const wanted = written.trim().toLowerCase().replaceAll(' ', '_');
  const isMeant = (name: string): boolean => [name, cityOf(name)].some((one) => one.toLowerCase() === wanted);
  return timeZoneNames().find(isMeant);
}

/** The names of the time zones of the world. */
export function timeZoneNames(): string[] {
  return [...newerNames, ...Intl.supportedValuesOf('timeZone')];
}

/** The time zone of a country whose clocks are all alike; undefined for any other. */
export function timeZoneOf(country: string | undefined): string | undefined {
  if (country === undefined) return undefined;
  const locale = new Intl.Locale(`und-${country}`) as ZonesOfLocale;
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  return new Set(zones.map(clockOf)).size === 1 ? zones[0] : undefined;
}

/** A property in Node 20, a method since. */
interface ZonesOfLocale extends Intl.Locale {
  timeZones?: string[];
  getTimeZones?: () => string[];
}

/** How late it is in a time zone in a winter and in a summer. */
function clockOf(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return [0, 6].map((month) => format.format(Date.UTC(2026, month))).join();
}

function isKnown(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

/** Names of today that the list of Intl has under older ones. */
const newerNames = ['Asia/Kolkata', 'Asia/Kathmandu', 'Asia/Yangon', 'Asia/Ho_Chi_Minh', 'Europe/Kyiv'];

function cityOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
