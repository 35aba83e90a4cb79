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
const frequencies = Object.entries({
  ...counted(' ', [180]),
  ...counted('abcdefghijklm', [67, 12, 23, 35, 104, 18, 16, 50, 57, 1, 6, 33, 20]),
  ...counted('nopqrstuvwxyz', [57, 62, 15, 1, 49, 52, 75, 23, 8, 19, 1, 16, 1]),
});

function counted(letters: string, often: readonly number[]): Record<string, number> {
  return Object.fromEntries([...letters].map((letter, at) => [letter, often[at] ?? 0]));
}

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
  const sum = frequencies.reduce((before, [letter, often]) => before + widthOf(letter) * often, 0);
  return sum / frequencies.reduce((before, [, often]) => before + often, 0);
}

/** What gives the shapes of another weight: private in fontkit, which draws them from no WOFF2 file itself. */
const processorName = '_variationProcessor';

/** What fontkit knows of a font whose weight can be varied, and does not name in its types. */
interface Varied {
  HVAR?: object;
  variationCoords?: number[] | null;
  [processorName]?: { getAdvanceAdjustment: (glyph: number, table: object) => number };
}

/** How much wider glyphs of another weight are; it does not draw them, which fontkit cannot from a WOFF2 file. */
function widening(font: Font, weight: number | undefined): (glyph: number) => number {
  const axes = Object.entries(font.variationAxes);
  const varied = font as unknown as Varied;
  if (weight === undefined || axes.length === 0 || !varied.HVAR) return () => 0;
  const fresh = Object.create(varied, {
    variationCoords: { value: axes.map(([name, axis]) => (name === 'wght' ? weight : (axis?.default ?? 0))) },
  }) as Varied;
  const processor = fresh[processorName];
  const table = varied.HVAR;
  return (glyph) => processor?.getAdvanceAdjustment(glyph, table) ?? 0;
}
