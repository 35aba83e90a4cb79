import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unreadable } from '../../../tests/checker/support/unreadable';
import { baseSite, checkFixture, testPath, tools } from '../../../tests/checker/support/virtual-site';
import { checkSite } from '../check-site';
import { catalogue } from '../problems/catalogue';
import { allNotes, allRules } from './all-rules';

const names = readdirSync(testPath('fixtures'));
const sites = names.map((name) =>
  unreadable[name] ? checkSite(unreadable[name](), tools) : checkFixture(name),
);

describe('Every rule', () => {
  const reported = new Set(sites.flatMap(({ problems }) => problems.map(({ code }) => code)));

  it.each(allRules)('reports its own kinds of problems, and each of them: $about', ({ codes, check }) => {
    const found = sites.flatMap(({ site, placed }) => placed(check?.(site) ?? []).map(({ code }) => code));
    expect(codes).toEqual(expect.arrayContaining([...new Set(found)]));
    expect(codes.filter((code) => !reported.has(code))).toEqual([]);
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
