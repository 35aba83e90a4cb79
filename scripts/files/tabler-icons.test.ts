import { expect, it } from 'vitest';
import { iconNames, iconSheet } from './tabler-icons';

it('names the icons that can be drawn, and no other', () => {
  const names = [...iconNames()];
  expect(names.length).toBeGreaterThan(4000);
  expect(names.filter((name) => iconSheet([name]).includes('"></symbol>'))).toEqual([]);
  expect(iconNames().has('no-such-icon')).toBe(false);
});

it('makes one drawing of several icons, each by its name', () => {
  const sheet = iconSheet(['mountain', 'school']);
  expect(
    sheet.match(/<symbol id="[a-z]+" [^>]*fill="none" stroke="currentColor"[^>]*><path d="M/g),
  ).toHaveLength(2);
});
