import { expect, it } from 'vitest';
import { glyphPrefix } from '../../src/lib/icon-id';
import { tablerNames } from './icons';
import { warliGlyphs } from './warli-glyphs';

it('no icon of Tabler has a name like a glyph, and every glyph has one', () => {
  const names = Object.keys(warliGlyphs());
  expect(names.length).toBeGreaterThanOrEqual(28);
  expect(names.filter((name) => !name.startsWith(glyphPrefix))).toEqual([]);
  expect(tablerNames().filter((name) => name.startsWith(glyphPrefix))).toEqual([]);
});
