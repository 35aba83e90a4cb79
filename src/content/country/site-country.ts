import type { Json } from '../../model/json';
import { countryName } from './codes';

/** The country of a site, like `IN`: what its settings say, or the region of its language; undefined where neither names one. */
export function countryOf(settings: { country?: Json; language?: Json } | undefined): string | undefined {
  const { country, language } = settings ?? {};
  const code = typeof country === 'string' ? country : regionOf(language);
  return code !== undefined && countryName(code) !== undefined ? code : undefined;
}

function regionOf(language: Json | undefined): string | undefined {
  return typeof language === 'string' ? /-([A-Z]{2})(?:-|$)/.exec(language)?.[1] : undefined;
}
