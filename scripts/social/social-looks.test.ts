import { expect, it } from 'vitest';
import { brandOf } from '../../src/content/brand/brand';
import { engineBrands } from '../files/brands';
import { socialLooks } from './social-looks';

it('A picture for shared links has the colours of its ground, on a light one too, and the font of titles', () => {
  const lookOf = socialLooks(brandOf('clinic', engineBrands()), '');
  expect(lookOf('lagoon')).toMatchObject({ ground: '#0e5a63', ink: '#ffffff', accent: '#ffffff' });
  expect(lookOf('mint')).toMatchObject({ ground: '#d5eee4', ink: '#12363a', accent: '#0b6e69' });
  expect(lookOf(undefined)).toEqual(lookOf('mint'));
  expect(lookOf('mint')).not.toHaveProperty('logo');
  expect(lookOf('mint').faces[0]).toMatch(/baloo-2-latin-600-normal\.woff2$/);
});

it('It has the mark that was drawn for its ground, if there is one', () => {
  const both = { src: 'mark', onDark: 'mark-light' };
  const lookOf = socialLooks(brandOf({ base: 'clinic', logo: both }, engineBrands()), '');
  expect([lookOf('lagoon').logo, lookOf('mint').logo]).toEqual(['mark-light', 'mark']);
  const one = socialLooks(brandOf({ base: 'clinic', logo: { src: 'mark' } }, engineBrands()), '');
  expect(one('lagoon')).not.toHaveProperty('logo');
});
