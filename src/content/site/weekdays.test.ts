import { describe, expect, it } from 'vitest';
import { weekdayHint, wrongWeekdayIn } from './weekdays';

describe('A day of the week beside a date', () => {
  it.each([
    ['Next: Monday, 12 September 2026, in Pune.', 'Saturday, 12 September 2026'],
    ['Monday 12th Sept. 2026', 'Saturday 12th Sept. 2026'],
    ['Monday, September 12, 2026', 'Saturday, September 12, 2026'],
    ['12 September 2026 (Monday)', '12 September 2026 (Saturday'],
    ['12 September 2026, Monday', '12 September 2026, Saturday'],
  ])('is another one: %s', (text, better) => {
    expect(weekdayHint.test(`"${text}"`)).toBe(true);
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
