import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unreadable } from '../../../tests/checker/support/unreadable';
import { pageText, summaryOf } from '../../../tests/checker/support/summary-of';
import { baseSite, checkFixture, edited, testPath, tools } from '../../../tests/checker/support/virtual-site';
import { checkSite } from '../check-site';
import { catalogue } from '../problems/catalogue';
import { allRules, notesFor, rulesFor } from './all-rules';

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
    const own = notesFor(true).map(({ name }) => name);
    expect(new Set(own).size).toBe(own.length);
  });

  it('that guesses what an author meant reports warnings, and is there unless a site switches it off', () => {
    const editorial = allRules.filter(({ isEditorial }) => isEditorial);
    const weights = editorial.flatMap(({ codes }) => codes.map((code) => catalogue[code].severity));
    expect(new Set(weights)).toEqual(new Set(['warning']));
    expect(rulesFor(true)).toEqual(allRules);
    expect(rulesFor(false).filter((rule) => editorial.includes(rule))).toEqual([]);
  });

  it('that guesses reports nothing where the settings say so', () => {
    const prose = '{ "type": "prose", "heading": "Dates", "text": "Ask for one." }';
    const page = { 'books.json': pageText('Books', '', `${prose}, ${prose}`) };
    expect(summaryOf(page)).toEqual([['books.json', 'repeated-heading', '"Dates"']]);
    const settings = edited('_site.json', '"owner":', '"checks": { "editorial": false }, "owner":');
    expect(summaryOf({ ...page, '_site.json': settings })).toEqual([]);
  });
});
