import { describe, expect, it } from 'vitest';
import { listText, pageText, summaryOf } from '../../../../tests/checker/support/summary-of';
import { siteWith, tools } from '../../../../tests/checker/support/virtual-site';
import { checkSite } from '../../check-site';

const article = (date: string, top = ''): string =>
  pageText(
    'Books',
    `${top}
  "article": {
    "category": "Reading",
    "date": "${date}",
    "image": { "src": "dance", "alt": "Dancers in a ring." },
    "excerpt": "Three books for the night train."
  },`,
  ).replace('{ "type": "hero", "heading": "Books" }', '{ "type": "prose", "text": "Words." }');

const told = (date: string, top?: string) => summaryOf({ 'books.json': article(date, top) });

// The small site is checked on the last day of 2025.
describe('A day', () => {
  it.each(['2024-02-29', '2025-02-28', '2025-12-31', '2025-04-30', '2026-01-01', '2000-02-29'])(
    'may be %s',
    (date) => {
      expect(told(date)).toEqual([]);
    },
  );

  it.each(['2025-02-29', '2025-02-30', '2025-04-31', '2026-06-31', '2025-11-31'])(
    'is in the calendar, unlike %s',
    (date) => {
      expect(told(date)).toEqual([['books.json', 'impossible-date', `"${date}"`]]);
    },
  );

  it.each(['2026-01-02', '2026-12-31'])('of an article that is published is not to come, as %s', (date) => {
    expect(told(date)).toEqual([['books.json', 'future-date', `"${date}"`]]);
    expect(told(date, '\n  "draft": true,')).toEqual([]);
  });

  it('to come is not told to be itself', () => {
    const site = siteWith({ 'books.json': article('2026-12-31') });
    const { problems } = checkSite(site, { ...tools, today: '2026-11-29' });
    expect(problems.map(({ code }) => code)).toEqual(['future-date']);
    expect(problems[0]?.hint).not.toContain('Did you mean');
  });

  it.each(['2027-01-01', '2062-02-18'])(
    'of a page that is published is not more than a year ahead, as %s',
    (date) => {
      expect(told(date)).toEqual([['books.json', 'far-date', `"${date}"`]]);
      expect(told(date, '\n  "draft": true,')).toEqual([]);
    },
  );

  it.each(['2025-13-01', '18 February 2026', '', '2026-2-1'])(
    'that is not written as one, like "%s", is told of once',
    (date) => {
      expect(told(date).map(([, code]) => code)).toEqual(['wrong-format']);
    },
  );
});

it('The day of a video in a shared list is looked at too', () => {
  const video = (date: string): string =>
    listText('video', [{ id: 'abcdefghijk', title: 'A talk', picture: 'dance', date }]);
  expect(summaryOf({ '_collections/videos.json': video('2025-02-28') })).toEqual([]);
  expect(summaryOf({ '_collections/videos.json': video('2026-12-31') })).toEqual([]);
  expect(summaryOf({ '_collections/videos.json': video('2025-02-30') })).toEqual([
    ['_collections/videos.json', 'impossible-date', '"2025-02-30"'],
  ]);
  expect(summaryOf({ '_collections/videos.json': video('2027-02-28') })).toEqual([
    ['_collections/videos.json', 'far-date', '"2027-02-28"'],
  ]);
});
