import { expect, it } from 'vitest';
import { standingOf } from './standing-of';

it('says what somebody does and where, as far as it is known', () => {
  expect(standingOf({ position: 'HR manager', company: 'Bhima Dairy' })).toBe('HR manager, Bhima Dairy');
  expect(standingOf({ company: 'Bhima Dairy' })).toBe('Bhima Dairy');
  expect(standingOf({})).toBe('');
});
