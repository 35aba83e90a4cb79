import { describe, expect, it } from 'vitest';
import { meantDates } from './wrong-format';

describe('A day that is written in another way', () => {
  it.each([
    ['25/03/2025', '2025-03-25'],
    ['25-3-2025', '2025-03-25'],
    ['03.25.2025', '2025-03-25'],
    ['5/5/2025', '2025-05-05'],
    ['2025/3/4', '2025-03-04'],
    ['2025-3-4', '2025-03-04'],
    ['2026-31-08', '2026-08-31'],
    ['2026/31/8', '2026-08-31'],
    ['2026-08-31T09:30', '2026-08-31'],
    ['२०२६-८-३१', '2026-08-31'],
    ['31 August 2026', '2026-08-31'],
    ['Monday, 31 August 2026', '2026-08-31'],
    ['Aug 31, 2026', '2026-08-31'],
    ['12 March 2026', '2026-03-12'],
    ['12th Mar, 2026', '2026-03-12'],
    ['1st of sept. 2026', '2026-09-01'],
    ['March 12, 2026', '2026-03-12'],
    [' 29 February 2028 ', '2028-02-29'],
  ])('%s is %s', (written, day) => {
    expect(meantDates(written)).toEqual([day]);
  });

  it('may be one of two, the day before the month first', () => {
    expect(meantDates('12/03/2026')).toEqual(['2026-03-12', '2026-12-03']);
    expect(meantDates('1.2.2026')).toEqual(['2026-02-01', '2026-01-02']);
  });

  it.each([
    '31.02.2025',
    '29 February 2026',
    '12/03/26',
    '12/03-2026',
    '12-03-1926',
    'next May',
    '2025-13-13',
    '12 Foo 2026',
  ])('is none that anybody can know: %s', (written) => {
    expect(meantDates(written)).toEqual([]);
  });
});
