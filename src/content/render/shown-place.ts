import type { Office, SiteDocument } from '../../model/content.generated';
import type { PlaceData } from '../../model/place-data';
import { countryOf } from '../country/site-country';
import { timeZoneOf } from '../country/time-zones';
import { shownHours } from './shown-hours';

/** A place as pages show it: without what is for search engines alone. @param today the day of the build. */
export function shownPlace(place: Office, settings: SiteDocument, today: string): PlaceData {
  const { name, address, map, phone, email } = place;
  const hours = shownHours(place, {
    locale: localeOf(settings),
    timeZone: place.timeZone ?? settings.timeZone ?? timeZoneOf(countryOf(place) ?? countryOf(settings)),
    today,
  });
  return {
    name,
    address,
    ...(map !== undefined && { map }),
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { email }),
    ...(hours && { hours }),
  };
}

/** The site's language with its country, like `en-DE`: how a time is written follows the country. */
function localeOf(settings: SiteDocument): string {
  const { baseName, language, script, region } = new Intl.Locale(settings.language ?? 'en');
  const country = countryOf(settings);
  if (region !== undefined || country === undefined) return baseName;
  return new Intl.Locale(language, { ...(script !== undefined && { script }), region: country }).baseName;
}
