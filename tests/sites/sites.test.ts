import { expect, it } from 'vitest';
import { checkTools } from '../../scripts/files/check-tools';
import { readSource } from '../../scripts/files/read-source';
import { checkSite } from '../../src/content/check-site';

it.each(['tests/sites/speaker', 'tests/sites/clinic'])('%s has no problem', (folder) => {
  expect(checkSite(readSource(folder), checkTools()).problems).toEqual([]);
});
