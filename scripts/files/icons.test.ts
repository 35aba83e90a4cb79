import { expect, it } from 'vitest';
import { iconNames, iconSymbol } from './icons';

it('names the icons that can be drawn, and no other', () => {
  const names = [...iconNames()];
  expect(names.length).toBeGreaterThan(4000);
  expect(names.filter((name) => iconSymbol(name).includes('"></symbol>'))).toEqual([]);
  expect(iconNames().has('no-such-icon')).toBe(false);
});

it('draws an icon in the colour of the text around it', () => {
  expect(iconSymbol('school')).toMatch(
    /^<symbol id="_icon-school" [^>]*fill="none" stroke="currentColor"[^>]*><path d="M/,
  );
});

it('draws a glyph in the colour of the text around it, filled shapes too', () => {
  const symbol = iconSymbol('warli-rope');
  expect(symbol).toMatch(/^<symbol id="_icon-warli-rope" [^>]*fill="none" stroke="currentColor"[^>]*><path /);
  expect(symbol).toContain('fill="currentColor"');
});
