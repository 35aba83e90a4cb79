import { describe, expect, it } from 'vitest';
import { pageText, summaryOf } from '../../../../tests/checker/support/summary-of';
import { checkNear, siteWith } from '../../../../tests/checker/support/virtual-site';

const textOn = (text: string, heading = '"heading": "More", '): string =>
  pageText('Books', '', `{ "type": "prose", ${heading}"text": ${JSON.stringify(text)} }`);

const hintOf = (text: string): string => checkNear(siteWith({ 'books.json': text })).problems[0]?.hint ?? '';

describe('The headings of a page', () => {
  it.each(['### A', '### A\n\n#### B\n\n### C', '<h3>A</h3>'])('may be %j under a heading', (text) => {
    expect(summaryOf({ 'books.json': textOn(text) })).toEqual([]);
  });

  it.each([
    ['## A\n\n### B', '## A'],
    ['<h2>A</h2>', '<h2'],
  ])('are not as large as that of their block: %j', (text, words) => {
    expect(summaryOf({ 'books.json': textOn(text) })).toEqual([['books.json', 'heading-beside', words]]);
    expect(summaryOf({ 'books.json': textOn(text, '') })).toEqual([]);
  });

  it('may start at the second level where the block has no heading', () => {
    expect(summaryOf({ 'books.json': textOn('## A', '') })).toEqual([]);
    expect(summaryOf({ 'books.json': textOn('### A', '') })).toEqual([
      ['books.json', 'heading-skip', '### A'],
    ]);
  });

  it.each<[string, string]>([
    ['#### A', '#### A'],
    ['### A\n\n##### B', '##### B'],
    ['# A', '# A'],
    ['<h5>A</h5>', '<h5'],
    ['A B\n===', 'A B'],
    ['##### A **b** c', '"##### A **b** c"'],
  ])('may not be %j, and the heading is marked', (text, words) => {
    expect(summaryOf({ 'books.json': textOn(text) })).toEqual([['books.json', 'heading-skip', words]]);
  });

  it('begin with one hero', () => {
    const cta =
      '{ "type": "cta", "text": "Write to us.", "actions": [{ "label": "Write", "to": "/invite" }] }';
    expect(
      summaryOf({ 'books.json': pageText('Books', '', '{ "type": "hero", "heading": "Two" }') }),
    ).toEqual([['books.json', 'second-hero', '"hero"']]);
    const late = pageText('Books').replace('"blocks": [', `"blocks": [${cta}, `);
    expect(summaryOf({ 'books.json': late })).toEqual([['books.json', 'missing-hero', '"cta"']]);
    expect(hintOf(late)).toContain('line 7');
    expect(hintOf(late.replace(/, \{ "type": "hero"[^}]*\}/, ''))).toContain('Add {');
    const twice = late.replace(/\]\s*\}\s*$/, ', { "type": "hero", "heading": "Three" }] }');
    expect(summaryOf({ 'books.json': twice }).map(([, code]) => code)).toContain('second-hero');
    expect(summaryOf({ 'books.json': twice }).map(([, code]) => code)).not.toContain('missing-hero');
  });

  it('begin with its head in an article, which has no hero', () => {
    const article =
      '"article": { "category": "Notes", "date": "2025-12-02", "excerpt": "A short word about apes, to be read in a list.", "image": { "src": "dance", "alt": "A long line of dancers." } },';
    const text = pageText('Books', article, '{ "type": "hero", "heading": "Two" }');
    expect(summaryOf({ 'books.json': text }).map(([, code]) => code)).toEqual([
      'article-hero',
      'article-hero',
    ]);
  });

  it('are told with the level that would do', () => {
    expect(hintOf(textOn('# A', ''))).toContain('Write it with ##,');
    expect(hintOf(textOn('### A\n\n###### B'))).toContain('Write it with ####,');
  });

  it('are not looked at on a page whose blocks have mistakes', () => {
    expect(
      summaryOf({ 'books.json': pageText('Books').replace('"hero"', '"heroo"') }).map(([, code]) => code),
    ).toEqual(['unknown-block-type']);
  });

  it('are different ones over two blocks, whatever their case', () => {
    const twoUnder = (one: string, other: string): string =>
      pageText(
        'Books',
        '',
        [one, other]
          .map((heading, at) => JSON.stringify({ type: 'prose', heading, text: `Text ${at}.` }))
          .join(', '),
      );
    expect(summaryOf({ 'books.json': twoUnder('What it costs', 'What it needs') })).toEqual([]);
    expect(summaryOf({ 'books.json': twoUnder('What it costs', 'What it Costs') })).toEqual([
      ['books.json', 'repeated-heading', '"What it Costs"'],
    ]);
  });
});
