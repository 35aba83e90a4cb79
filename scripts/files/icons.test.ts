import { expect, it } from 'vitest';
import { allGlyphs, engineBrands } from './brands';
import { iconSymbol, tablerNames } from './icons';

it('names the icons that can be drawn, and no other', () => {
  const names = tablerNames();
  expect(names.length).toBeGreaterThan(4000);
  expect(names.filter((name) => iconSymbol(name).includes('"></symbol>'))).toEqual([]);
  expect(names).not.toContain('no-such-icon');
  expect(iconSymbol('no-such-icon')).toContain('"></symbol>');
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

it('draws a glyph of a brand in the colour of the text around it, filled shapes too', () => {
  const symbol = iconSymbol('warli-rope', allGlyphs());
  expect(symbol).toMatch(/^<symbol id="_icon-warli-rope" [^>]*fill="none" stroke="currentColor"[^>]*><path /);
  expect(symbol).toContain('fill="currentColor"');
});

it('has no glyph of a brand by the name of an icon, and each begins with the name of its brand', () => {
  const all = Array.from(engineBrands(), ([brand, { glyphs }]) => ({ brand, names: Object.keys(glyphs) }));
  expect(all.flatMap(({ names }) => names).length).toBeGreaterThanOrEqual(28);
  const icons = new Set(tablerNames());
  for (const { brand, names } of all)
    expect(names.filter((name) => !name.startsWith(`${brand}-`) || icons.has(name))).toEqual([]);
});
