import { optimize } from 'svgo';
import { company } from './company';
import { land } from './land';
import { joined, markup, type Glyph, type Glyphs } from './pen';
import { people } from './people';
import { places } from './places';
import { signs } from './signs';
import { things } from './things';
import { tools } from './tools';
import { travel } from './travel';

/** What the names of all glyphs begin with. */
const glyphPrefix = 'warli-';

/** A glyph that is drawn: the word for what it stands for, and its SVG elements on a canvas of 24 by 24. */
interface DrawnGlyph {
  readonly meaning: string;
  readonly svg: string;
}

const all: Glyphs = { ...people, ...company, ...land, ...places, ...travel, ...things, ...tools, ...signs };

const frame =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">';

/** The same picture in fewer letters, its coordinates rounded to a decimal. */
function small(elements: string): string {
  const { data } = optimize(`${frame}${elements}</svg>`, {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      {
        name: 'preset-default',
        params: { overrides: { mergePaths: false, convertPathData: { utilizeAbsolute: false } } },
      },
    ],
  });
  return data.replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

const drawn = ([meaning, ...parts]: Glyph): DrawnGlyph => ({ meaning, svg: small(markup(joined(...parts))) });

/** Every glyph by the name under which a document asks for it, in the order of the names. */
function glyphs(): Record<string, DrawnGlyph> {
  const named = Object.entries(all).map(([name, glyph]) => [`${glyphPrefix}${name}`, drawn(glyph)] as const);
  return Object.fromEntries(named.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The text of the file that holds the glyphs. */
export const glyphText = (): string => `${JSON.stringify(glyphs(), null, 2)}\n`;
