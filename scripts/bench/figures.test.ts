import { expect, it } from 'vitest';
import { kilobytes, median, ratio } from './figures';

it('takes the middle one of an odd number of figures, whatever their order', () => {
  expect(median([30, 1, 7])).toBe(7);
});

it('takes the mean of the two middle ones of an even number of figures', () => {
  expect(median([4, 1, 100, 2])).toBe(3);
});

it('refuses a median of nothing', () => {
  expect(() => median([])).toThrow('no numbers');
});

it('tells how often the floor goes into a figure, and nothing where the floor is nothing', () => {
  expect(ratio(1050, 1000)).toBe('1.05 ×');
  expect(ratio(20, 0)).toBe('–');
});

it('writes bytes as thousands', () => {
  expect(kilobytes(97_640)).toBe('97.6 kB');
});
