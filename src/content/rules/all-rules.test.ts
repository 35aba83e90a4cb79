import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unreadable } from '../../../tests/checker/support/unreadable';
import { baseSite, checkFixture, testPath, tools } from '../../../tests/checker/support/virtual-site';
import { checkSite } from '../check-site';
import { catalogue } from '../problems/catalogue';
import { allNotes, allRules } from './all-rules';

/** The site of one fixture of a code. */
function siteOf(code: string) {
  const name = readdirSync(testPath('fixtures')).find((one) => one.split('--')[0] === code) ?? '';
  return unreadable[name] ? checkSite(unreadable[name](), tools) : checkFixture(name);
}

describe('Every rule', () => {
  it.each(allRules)('reports its own kinds of problems, and no others: $about', ({ codes, check }) => {
    const sites = codes.map(siteOf);
    expect(sites.flatMap(({ problems }) => problems.map(({ code }) => code))).toEqual(codes);
    const found = sites.flatMap(({ site, placed }) => placed(check?.(site) ?? []).map(({ code }) => code));
    expect(codes).toEqual(expect.arrayContaining(found));
  });

  it('finds nothing in the small site', () => {
    expect(checkSite(baseSite, tools).problems).toEqual([]);
  });

  it('has kinds that are in the catalogue, and shares them with no other', () => {
    const codes = allRules.flatMap((rule) => rule.codes);
    expect(codes.filter((code) => !Object.hasOwn(catalogue, code))).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('keeps its notes under a name of their own', () => {
    const own = allNotes.map(({ name }) => name);
    expect(new Set(own).size).toBe(own.length);
  });
});
