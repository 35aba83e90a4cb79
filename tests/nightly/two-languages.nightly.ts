import { expect, it } from 'vitest';
import { brandOf } from '../../src/content/brand/brand';
import { keptStyle } from '../../scripts/brand/kept-style';
import { engineBrands } from '../../scripts/files/brands';
import { bundle } from '../../scripts/build/bundle';

it('sites in two languages hold one first script, so that headers for both in one file allow it in each', async () => {
  const brand = await keptStyle(brandOf(undefined, engineBrands()), '');
  const english = await bundle({ language: 'en-IN', brand });
  const marathi = await bundle({ language: 'mr-IN', brand });
  expect(marathi.first).toEqual(english.first);
  expect(marathi.server.firstWords).not.toEqual(english.server.firstWords);
});
