import { readdirSync, readFileSync } from 'node:fs';
import type { DrawnGlyphs } from '../../src/content/brand/engine-brand';
import { iconId } from '../../src/lib/icon-id';
import { installed } from './packages';

/** How an icon is drawn. A glyph has filled shapes besides its lines, so its lines are a little thinner. */
const look = (lineWidth: number): string =>
  `viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="${lineWidth}" stroke-linecap="round" stroke-linejoin="round"`;

/** The icon of a name as an SVG symbol: a glyph of the brand, or an icon of Tabler; an unknown one is empty. */
export function iconSymbol(name: string, glyphs: DrawnGlyphs = {}): string {
  const glyph = glyphs[name];
  // Tabler's pictures are megabytes, so they are not asked for a glyph.
  const [width, inside] = glyph ? [1.5, glyph.svg] : [1.75, tablerMarkup(name)];
  return `<symbol id="${iconId(name)}" ${look(width)}>${inside}</symbol>`;
}

type IconNodes = Record<string, [tag: string, attributes: Record<string, string>][]>;

let loaded: IconNodes | undefined;

function nodes(): IconNodes {
  // The package exports its single pictures only, so the file with all of them is read from its place.
  const path = installed('@tabler/icons/tabler-nodes-outline.json');
  loaded ??= JSON.parse(readFileSync(path, 'utf8')) as IconNodes;
  return loaded;
}

/** The names of all outline icons. Their pictures, a few megabytes of them, need not be read for that. */
export function tablerNames(): string[] {
  const files = readdirSync(installed('@tabler/icons/icons/outline'));
  return files.map((file) => file.replace(/\.svg$/, ''));
}

/** The icon of a name as SVG elements; an unknown one is empty. */
function tablerMarkup(name: string): string {
  return (nodes()[name] ?? []).map(([tag, attributes]) => `<${tag} ${written(attributes)}/>`).join('');
}

function written(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([key, value]) => `${key}="${value}"`)
    .join(' ');
}
