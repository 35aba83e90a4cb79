import { expect, it } from 'vitest';
import { isOn, todayAnywhere, todayHere } from './field-days';

it('Today is that of the clock on the wall, and one of three where the place is not known', () => {
  expect(todayHere(new Date(2026, 1, 28, 23, 59))).toEqual({ first: '2026-02-28', last: '2026-02-28' });
  expect(todayAnywhere(Date.parse('2026-03-01T11:00Z'))).toEqual({ first: '2026-02-28', last: '2026-03-02' });
  expect(todayAnywhere(Date.parse('2026-03-01T09:59Z'))).toEqual({ first: '2026-02-28', last: '2026-03-01' });
});

it('A day is on its day of the week', () => {
  expect([isOn(['Sunday', 'Monday'], '2026-12-06'), isOn(['Tuesday'], '2026-12-06')]).toEqual([true, false]);
});
