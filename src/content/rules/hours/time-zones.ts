import type { Json } from '../../../model/json';
import { countryName } from '../../country/codes';
import { countryOf } from '../../country/site-country';
import { isTimeZone, meantTimeZone, timeZoneNames, timeZoneOf } from '../../country/time-zones';
import type { OpenDocument } from '../../facts/open-document';
import { findingIn, type Finding } from '../../problems/finding';
import { nearest } from '../../problems/nearest';
import { isObject } from '../../resolve/surroundings';
import { textOf } from '../../validate/annotation';
import type { Rule } from '../rule';

export const timeZones: Rule = {
  about: 'Time zones have a name of the IANA, and each place with opening hours has one.',
  codes: ['wrong-time-zone', 'no-time-zone'],
  inDocument: (document) => [...wrongNames(document), ...missingZone(document)],
};

function wrongNames(document: OpenDocument): Finding[] {
  return document.of('timeZone').flatMap((annotation) => {
    const written = textOf(annotation) ?? '';
    // The schema refuses a shorter text.
    if (written.length < 2 || isTimeZone(written)) return [];
    const better = meantTimeZone(written);
    const near = nearest(written, timeZoneNames());
    const details = { written, ...(better !== undefined ? { better } : near !== undefined && { near }) };
    return [findingIn(document, annotation.pointer, 'value', 'wrong-time-zone', details)];
  });
}

/** Told of once: one line at the top of the settings is enough for all places. */
function missingZone(document: OpenDocument): Finding[] {
  const settings = isObject(document.value) ? document.value : {};
  if (settings['timeZone'] !== undefined) return [];
  const lacking = document.of('place').find(({ value }) => {
    if (!isObject(value) || value['hours'] === undefined || value['timeZone'] !== undefined) return false;
    return timeZoneOf(countryAt(value, settings)) === undefined;
  });
  if (!lacking) return [];
  const country = countryAt(lacking.value as Record<string, Json>, settings);
  const details = { ...(country !== undefined && { country: countryName(country) ?? country }) };
  return [findingIn(document, `${lacking.pointer}/hours`, 'key', 'no-time-zone', details)];
}

/** The country of a place: its own, or that of the site. */
function countryAt(place: Record<string, Json>, settings: Record<string, Json>): string | undefined {
  return countryOf(place) ?? countryOf(settings);
}
