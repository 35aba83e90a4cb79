import { describe, expect, it } from 'vitest';
import { daysInWords } from './weekday-words';

describe('Days of the week', () => {
  it.each([
    ['en', 'Tuesday, Friday, or Sunday'],
    ['de', 'Dienstag, Freitag oder Sonntag'],
  ])('are in words of a language: %s', (locale, words) => {
    expect(daysInWords('Tuesday, Friday, Sunday', locale)).toBe(words);
  });
});
