import { create, type Font } from 'fontkit';
import { scriptsOf, type ScriptName } from '../../src/lib/scripts-of-letters';

/** Opens a font. Throws when the bytes are none. */
export function openFont(bytes: Uint8Array): Font {
  return create(Buffer.from(bytes)) as Font;
}

/** The weights of a font, as CSS writes them. */
export function weightsOf({ variationAxes }: Font): string {
  const { min, max } = variationAxes.wght ?? {};
  return min === undefined || max === undefined ? '400' : `${min} ${max}`;
}

/** The scripts whose letters a font has. */
export function scriptsIn(font: Font): ScriptName[] {
  return scriptsOf((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}

/** How often a letter stands in a thousand signs of English text, with the blanks between words. */
const frequencies: Record<string, number> = {
  ...{ ' ': 180, a: 67, b: 12, c: 23, d: 35, e: 104, f: 18, g: 16, h: 50, i: 57, j: 1, k: 6, l: 33, m: 20 },
  ...{ n: 57, o: 62, p: 15, q: 1, r: 49, s: 52, t: 75, u: 23, v: 8, w: 19, x: 1, y: 16, z: 1 },
};

/** The mean width of a sign of text, as a share of the font's size; undefined for a font without Latin letters. */
export function meanWidth(font: Font, weight?: number): number | undefined {
  if (!font.hasGlyphForCodePoint(0x61)) return undefined;
  const widen = widening(font, weight);
  return meanOf((letter) => {
    const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
    return (glyph.advanceWidth + widen(glyph.id)) / font.unitsPerEm;
  });
}

/** The mean of widths by how often their letters stand in a text. */
export function meanOf(widthOf: (letter: string) => number): number {
  const all = Object.entries(frequencies);
  const sum = all.reduce((before, [letter, often]) => before + widthOf(letter) * often, 0);
  return sum / all.reduce((before, [, often]) => before + often, 0);
}

/** What fontkit knows of a font whose weight can be varied, and does not name in its types. */
interface Varied {
  HVAR?: object;
  variationCoords?: number[] | null;
  _variationProcessor?: { getAdvanceAdjustment: (glyph: number, table: object) => number };
}

/** How much wider glyphs of another weight are; it does not draw them, which fontkit cannot from a WOFF2 file. */
function widening(font: Font, weight: number | undefined): (glyph: number) => number {
  const axes = Object.entries(font.variationAxes);
  const varied = font as unknown as Varied;
  if (weight === undefined || axes.length === 0 || !varied.HVAR) return () => 0;
  const fresh = Object.create(varied, {
    variationCoords: { value: axes.map(([name, axis]) => (name === 'wght' ? weight : (axis?.default ?? 0))) },
  }) as Varied;
  const processor = fresh._variationProcessor;
  const table = varied.HVAR;
  return (glyph) => processor?.getAdvanceAdjustment(glyph, table) ?? 0;
}
