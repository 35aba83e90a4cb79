import { describe, expect, it } from 'vitest';
import { pageText, summaryOf } from '../../../../tests/checker/support/summary-of';

const options = (heading: string, count: number): string => {
  const entries = Array.from({ length: count }, (_, at) => ({
    icon: 'sun',
    title: `Form ${'abcdefgh'[at]}`,
  }));
  return JSON.stringify({ type: 'durations', heading, options: entries });
};

const said = (heading: string, count: number): string[] =>
  summaryOf({ 'asha.json': pageText('Asha', '"unlisted": true,', options(heading, count)) }).flatMap(
    ([, code, words]) => (code === 'wrong-count' ? [words] : []),
  );

describe('How many a heading says', () => {
  it('is how many its block lists', () => {
    expect(said('Five subjects for a day', 4)).toEqual(['Five subjects']);
    expect(said('Five subjects for a day', 5)).toEqual([]);
    expect(said('Five subjects for four teams', 4)).toEqual([]);
  });

  it('may be something else where the numbers are far apart', () => {
    expect(said('Thirty workshops a year', 4)).toEqual([]);
  });
});
