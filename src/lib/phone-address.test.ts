import { expect, it } from 'vitest';
import { phoneAddress } from './phone-address';

it.each([
  ['+91 98000-00000', 'tel:+919800000000'],
  ['+49 (0)40 1234567', 'tel:+49401234567'],
  ['(0)40 1234567', 'tel:0401234567'],
  ['+1 (415) 555-0100', 'tel:+14155550100'],
])('The number %s is rung as %s', (written, address) => {
  expect(phoneAddress(written)).toBe(address);
});
