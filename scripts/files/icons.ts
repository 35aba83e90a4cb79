import { iconId } from '../../src/lib/icon-id';
import { tablerMarkup, tablerNames } from './tabler-icons';
import { warliGlyphs } from './warli-glyphs';

/** The names of all icons: Tabler's outline icons and the site's own glyphs. */
export function iconNames(): ReadonlySet<string> {
  return new Set([...tablerNames(), ...Object.keys(warliGlyphs())]);
}

/** How an icon is drawn. A glyph has filled shapes besides its lines, so its lines are a little thinner. */
const look = (lineWidth: number): string =>
  `viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="${lineWidth}" stroke-linecap="round" stroke-linejoin="round"`;

/** The icon of a name as an SVG symbol; an unknown one is empty. */
export function iconSymbol(name: string): string {
  const glyph = warliGlyphs()[name];
  // Tabler's pictures are megabytes, so they are not asked for a glyph.
  const [width, inside] = glyph ? [1.5, glyph.svg] : [1.75, tablerMarkup(name)];
  return `<symbol id="${iconId(name)}" ${look(width)}>${inside}</symbol>`;
}
