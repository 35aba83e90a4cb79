import { describe, expect, it } from 'vitest';
import { pageText, summaryOf } from '../../../tests/checker/support/summary-of';

const textOn = (text: string, heading = '"heading": "More", '): string =>
  pageText('Books', '', `{ "type": "prose", ${heading}"text": ${JSON.stringify(text)} }`);

describe('The headings of a page', () => {
  it.each(['### A', '### A\n\n#### B\n\n### C', '## A\n\n### B', '<h3>A</h3>'])(
    'may be %j under a heading',
    (text) => {
      expect(summaryOf({ 'books.json': textOn(text) })).toEqual([]);
    },
  );

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
  });

  it('are not looked at on a page whose blocks have mistakes', () => {
    expect(
      summaryOf({ 'books.json': pageText('Books').replace('"hero"', '"heroo"') }).map(([, code]) => code),
    ).toEqual(['unknown-block-type']);
  });
});
