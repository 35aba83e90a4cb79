import { describe, expect, it } from 'vitest';
import { backwardRangeIn, wrongWeekdayIn } from './word-checks';

describe('A day of the week beside a date', () => {
  it.each([
    ['Next: Monday, 12 September 2026, in Pune.', 'Saturday, 12 September 2026'],
    ['Monday 12th Sept. 2026', 'Saturday 12th Sept. 2026'],
    ['Monday, September 12, 2026', 'Saturday, September 12, 2026'],
    ['12 September 2026 (Monday)', '12 September 2026 (Saturday'],
    ['12 September 2026, Monday', '12 September 2026, Saturday'],
  ])('is another one: %s', (text, better) => {
    expect(wrongWeekdayIn(text)?.better).toBe(better);
  });

  it.each([
    'Saturday, 12 September 2026',
    'Saturday the 12 September 2026',
    'Monday, 31 June 2026',
    'every Monday since 12 September 2026',
    'Until 12 September 2026. Monday is free.',
    'On Monday, 3 halls and 2026 chairs',
  ])('is right, or none: %s', (text) => {
    expect(wrongWeekdayIn(text)).toBeUndefined();
  });
});

describe('Days from one to another', () => {
  it.each([
    ['The office is closed from 18 to 6 January 2027.', '18 to 6 January'],
    ['Closed, 28th – 3rd Jan.', '28th – 3rd Jan.'],
  ])('run backwards: %s', (text, written) => {
    expect(backwardRangeIn(text)?.written).toBe(written);
  });

  it.each([
    '18 to 26 January',
    '28 December to 3 January',
    'at 10:18 to 6 January',
    'from 40 to 12 March',
    '9-5',
  ])('run forwards, or are none: %s', (text) => {
    expect(backwardRangeIn(text)).toBeUndefined();
  });
});
