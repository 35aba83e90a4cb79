import { expect, it } from 'vitest';
import { countryOf } from './site-country';

it.each([
  [{ country: 'DE', language: 'en-IN' }, 'DE'],
  [{ language: 'en-IN' }, 'IN'],
  [{ language: 'zh-Hant-TW' }, 'TW'],
  [{ language: 'es-419' }, undefined],
  [{ language: 'mr' }, undefined],
  [{ country: 'ZZ' }, undefined],
  [{ country: 7, language: null }, undefined],
  [undefined, undefined],
])('The country of a site with %j is %s', (settings, country) => {
  expect(countryOf(settings)).toBe(country);
});
