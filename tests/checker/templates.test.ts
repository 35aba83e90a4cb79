import { describe, expect, it } from 'vitest';
import { samples } from '../../src/content/facts/samples';
import { unused } from '../../src/content/operations/uses';
import { releaseProblems } from '../../src/content/rules/samples/release';
import { builtPages } from '../../src/content/testing/built-pages';
import { pageText, summaryOf } from './support/summary-of';
import { checkNear, siteWith } from './support/virtual-site';

const path = '_templates/trade.json';
const opening = '{ "type": "prose", "heading": "[Your heading]", "text": "The first paragraph." }';
const template = pageText('A trade', '\n  "sample": true,', opening);

describe('A template of pages', () => {
  it('may have words that no page may keep, also those of another template', () => {
    const other = { '_templates/a.json': template, [path]: template.replace('\n  "sample": true,', '') };
    expect(summaryOf(other)).toEqual([]);
  });

  it.each([
    ['a name that a page does not have', '"heading": "A', '"hedding": "A', 'unknown-property', '"hedding"'],
    [
      'a link to nowhere',
      '"heading": "A',
      '"actions": [{ "label": "Ask", "to": "/ask" }], "heading": "A',
      'missing-page',
      '"/ask"',
    ],
    ['a link to no place of its own', 'The first', '[Dates](#dates) of the', 'missing-anchor', '#dates'],
    [
      'a picture that is not there',
      '"heading": "A',
      '"image": { "src": "far", "alt": "A far hill." }, "heading": "A',
      'missing-image',
      '"far"',
    ],
    [
      'a list that is not there',
      opening,
      '{ "type": "cards", "heading": "Cards", "items": { "from": "trades" } }',
      'unknown-collection',
      '"trades"',
    ],
    ['a placeholder of nothing', 'The first', '{nobody.shoe} and the', 'unknown-token', '{nobody.shoe}'],
    [
      'an older form',
      opening,
      '{ "type": "audienceGoals", "heading": "Goals", "hr": ["A day on the hill"] }',
      'old-format',
      '"hr": ["A day on the hill"]',
    ],
  ])('is checked like a page: %s', (_, from, to, code, words) => {
    expect(summaryOf({ [path]: template.replace(from, to) })).toEqual([[path, code, words]]);
  });

  it('is told of once where it is no JSON', () => {
    expect(summaryOf({ [path]: template.replace('"seo":', '"seo"') }).map(([file]) => file)).toEqual([path]);
  });

  it('is no page: it is not built, not searched, not listed, no example to be replaced, and leads nobody anywhere', () => {
    const lone = {
      'lone.json': pageText('Lone'),
      [path]: template.replace(
        '"heading": "A',
        '"actions": [{ "label": "Lone", "to": "/lone" }, { "label": "Buy", "to": "https://www.amazon.in/dp/0000000004" }], "heading": "A',
      ),
    };
    const checked = checkNear(siteWith(lone));
    const { pages } = builtPages(checked, { withDrafts: true, year: 2025 });
    expect(checked.problems).toEqual([]);
    expect(JSON.stringify(pages.map(({ page }) => page))).not.toContain('A trade');
    expect(checked.site.routesOfFiles.has(path)).toBe(false);
    expect(samples(checked.site)).toEqual([]);
    expect(checked.placed(releaseProblems(checked.site)).filter(({ file }) => file === path)).toEqual([]);
    expect(unused(checked).pages).toEqual(['/lone']);
  });

  it('gives sentences that no page may keep without its mark, where its words are examples', () => {
    const words = 'What we do in this trade.';
    const written = (top: string, text = words): string =>
      pageText('Hills', top, JSON.stringify({ type: 'prose', heading: 'Our work', text }));
    const told = (sample: string, page: string) =>
      summaryOf({ [path]: written(`\n  "sample": ${sample},`), 'hills.json': page });
    expect(told('true', written(''))).toEqual([['hills.json', 'left-over-words', words]]);
    expect(told('true', written('\n  "sample": true,'))).toEqual([]);
    expect(told('true', written('', 'What we do.'))).toEqual([]);
    expect(told('false', written(''))).toEqual([]);
  });
});
