import { expect, it } from 'vitest';
import { lastDigit } from './documents';

it('An ISBN ends with a digit that follows from the others', () => {
  expect(['978817525766', '978030640615', '979109043207'].map(lastDigit)).toEqual([5, 7, 9]);
  expect(lastDigit('978000000004')).toBe(0);
});
