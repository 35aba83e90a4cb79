import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkSite } from '../../src/content/check-site';
import { catalogue } from '../../src/content/problems/catalogue';
import { unreadable } from './support/unreadable';
import { baseSite, checkFixture, reportOf, testPath, tools } from './support/virtual-site';

const codeOf = (name: string): string => name.split('--')[0] ?? '';
const isMade = (name: string): boolean => Object.hasOwn(unreadable, name);
const fixtures = readdirSync(testPath('fixtures')).filter((name) => !isMade(name));
const golden = (name: string): string => testPath(`fixtures/${name}/expected.txt`);

describe('The check of the small site', () => {
  it('finds nothing', () => {
    expect(checkSite(baseSite, tools).problems).toEqual([]);
  });

  it.each(fixtures)('tells one problem for %s, as it was approved', async (name) => {
    const checked = checkFixture(name);
    expect(checked.problems.map(({ code }) => code)).toEqual([codeOf(name)]);
    await expect(reportOf(checked)).toMatchFileSnapshot(golden(name));
  });

  it.each(Object.keys(unreadable))(
    'tells one problem for the made site %s, as it was approved',
    async (name) => {
      const checked = checkSite(unreadable[name]?.() ?? baseSite, tools);
      expect(checked.problems.map(({ code }) => code)).toEqual([codeOf(name)]);
      await expect(reportOf(checked)).toMatchFileSnapshot(golden(name));
    },
  );

  it('has a fixture for every code of the catalogue', () => {
    const covered = new Set([...fixtures, ...Object.keys(unreadable)].map(codeOf));
    expect(Object.keys(catalogue).filter((code) => !covered.has(code))).toEqual([]);
  });

  it('has no fixture for a code that the catalogue does not know', () => {
    const unknown = readdirSync(testPath('fixtures')).filter(
      (name) => !Object.hasOwn(catalogue, codeOf(name)),
    );
    expect(unknown).toEqual([]);
  });
});
