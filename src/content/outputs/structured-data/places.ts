import type { Closure, Office, OpeningHours, SiteDocument } from '../../../model/content.generated';
import { internationally } from '../../country/phone-number';
import { countryOf } from '../../country/site-country';
import type { JsonLdNode } from './structured-data';

/** The places that are real: those that one can visit, or else the offices. */
export function realPlaces({ offices = [], places = [] }: SiteDocument): Office[] {
  const real = (list: Office[]) => list.filter(({ sample }) => sample !== true);
  const visited = real(places);
  return visited.length > 0 ? visited : real(offices);
}

/** Whether more is known of a place than its address. */
export function isDescribed({ geo, hours, phone, email }: Office): boolean {
  return [geo, hours, phone, email].some((part) => part !== undefined);
}

/** The address in parts where the settings have some, otherwise as visitors read it (https://schema.org/PostalAddress). */
export function addressNode(place: Office, settings: SiteDocument): string | JsonLdNode {
  const { street, postalCode, city, region, address } = place;
  const parts = {
    ...(street !== undefined && { streetAddress: street }),
    ...(postalCode !== undefined && { postalCode }),
    ...(city !== undefined && { addressLocality: city }),
    ...(region !== undefined && { addressRegion: region }),
  };
  if (Object.keys(parts).length === 0) return address;
  const country = countryOf(place) ?? countryOf(settings);
  return { '@type': 'PostalAddress', ...parts, ...(country !== undefined && { addressCountry: country }) };
}

/** What is known of a place, for a place or a business at that place. */
export function placeParts(place: Office, settings: SiteDocument): JsonLdNode {
  const { geo, hours = [], closed = [], phone, email, map } = place;
  const specifications = [...hours.map(openNode), ...closed.map(closedNode)];
  return {
    address: addressNode(place, settings),
    ...(geo && { geo: { '@type': 'GeoCoordinates', ...geo } }),
    ...(map !== undefined && { hasMap: map }),
    ...(phone !== undefined && {
      telephone: internationally(phone, countryOf(place) ?? countryOf(settings)),
    }),
    ...(email !== undefined && { email }),
    ...(specifications.length > 0 && { openingHoursSpecification: specifications }),
  };
}

/** Search engines take 23:59 for the end of a day (https://developers.google.com/search/docs/appearance/structured-data/local-business). */
function openNode({ days, opens, closes }: OpeningHours): JsonLdNode {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes: endOf(closes) };
}

function endOf(closes: string): string {
  return closes === '24:00' ? '23:59' : closes;
}

/** Closed all day is open from midnight to midnight, by the same page. */
function closedNode({ from, to = from, opens = '00:00', closes = '00:00' }: Closure): JsonLdNode {
  return {
    '@type': 'OpeningHoursSpecification',
    opens,
    closes: endOf(closes),
    validFrom: from,
    validThrough: to,
  };
}
