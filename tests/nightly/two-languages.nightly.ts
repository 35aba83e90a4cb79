import { expect, it } from 'vitest';
import { bundle } from '../../scripts/build/bundle';

it('sites in two languages hold one first script, so that headers for both in one file allow it in each', async () => {
  const english = await bundle('en-IN');
  const marathi = await bundle('mr-IN');
  expect(marathi.first).toEqual(english.first);
  expect(marathi.server.firstWords).not.toEqual(english.server.firstWords);
});
