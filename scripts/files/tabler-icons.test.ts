import { expect, it } from 'vitest';
import { iconMarkup, iconNames } from './tabler-icons';

it('names the icons that can be drawn, and no other', () => {
  expect(iconNames().size).toBeGreaterThan(4000);
  expect([...iconNames()].filter((name) => iconMarkup(name) === '')).toEqual([]);
  expect(iconNames().has('no-such-icon')).toBe(false);
});
