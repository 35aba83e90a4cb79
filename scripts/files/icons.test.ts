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

it('draws every part of an icon with all that is said of it', () => {
  expect(iconSymbol('app-window-bottom-left')).toMatch(
    /><path d="M3 7[^"]*"\/><path d="M6 14h2v2h-2v-2" fill="currentColor"\/><\/symbol>$/,
  );
});

it('draws a glyph in the colour of the text around it, filled shapes too', () => {
  const symbol = iconSymbol('warli-rope');
  expect(symbol).toMatch(/^<symbol id="_icon-warli-rope" [^>]*fill="none" stroke="currentColor"[^>]*><path /);
  expect(symbol).toContain('fill="currentColor"');
});
