import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { projectRoot } from '../files/project-root';

/** The site's display face (SIL Open Font License). */
export const faceFile = join(
  projectRoot,
  'node_modules/@fontsource/rozha-one/files/rozha-one-latin-400-normal.woff2',
);
let face: Font | undefined;

/** Opened once. */
function displayFace(): Font {
  face ??= create(readFileSync(faceFile)) as Font;
  return face;
}

/** A text set in lines: the inside of an SVG with its left top corner at 0, 0, and its height in pixels. */
export interface Lettering {
  svg: string;
  height: number;
}

const leading = 1.12;

/**
 * Sets a text in the largest of the sizes in which its lines are at most `width` pixels wide and `height` high
 * together; in the last one however high, and smaller still when a single word is too wide for that.
 */
export function lettering(
  text: string,
  sizes: readonly number[],
  { width, height }: { width: number; height: number },
): Lettering {
  const words = text.split(/\s+/).map(wordOf);
  const tries = sizes.map((size) => ({ size, lines: linesOf(words, pixelsToUnits(width, size)) }));
  const fits = tries.find(
    ({ size, lines }) =>
      lines.length * size * leading <= height && widest(lines) <= pixelsToUnits(width, size),
  );
  const { size, lines } = fits ?? tries.at(-1) ?? { size: 40, lines: [words] };
  const fitting = Math.min(size, (width / widest(lines)) * displayFace().unitsPerEm);
  const drawn = lines.map((line, at) => lineSvg(line, fitting, fitting * (0.85 + at * leading)));
  return { svg: drawn.join(''), height: lines.length * fitting * leading };
}

function pixelsToUnits(pixels: number, size: number): number {
  return (pixels / size) * displayFace().unitsPerEm;
}

/** A word as it is set: its glyphs with their distance from its left edge, in units of the face. */
interface Word {
  width: number;
  glyphs: { id: number; left: number }[];
}

const words = new Map<string, Word>();

/** Each word is set once: to find its glyphs takes longer than to draw them. No glyph of this face moves beside a blank. */
function wordOf(text: string): Word {
  const known = words.get(text) ?? setWord(text);
  words.set(text, known);
  return known;
}

function setWord(text: string): Word {
  const { glyphs, positions } = displayFace().layout(text);
  let width = 0;
  const set = glyphs.map(({ id }, at) => {
    const { xOffset = 0, xAdvance = 0 } = positions[at] ?? {};
    width += xAdvance;
    return { id, left: width - xAdvance + xOffset };
  });
  return { width, glyphs: set };
}

function linesOf(text: readonly Word[], width: number): Word[][] {
  const lines: Word[][] = [];
  for (const word of text) {
    const longer = [...(lines.at(-1) ?? []), word];
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push([word]);
  }
  return lines;
}

function widthOf(line: readonly Word[]): number {
  return line.reduce((sum, { width }) => sum + width, wordOf(' ').width * (line.length - 1));
}

function widest(lines: readonly Word[][]): number {
  return Math.max(...lines.map(widthOf));
}

function lineSvg(line: readonly Word[], size: number, baseline: number): string {
  const scale = size / displayFace().unitsPerEm;
  let left = 0;
  const drawn = line.map(({ width, glyphs }) => {
    const start = left;
    left += width + wordOf(' ').width;
    return glyphs.map(
      (glyph) => `<path transform="translate(${start + glyph.left})" d="${outline(glyph.id)}"/>`,
    );
  });
  return `<g transform="translate(0 ${baseline}) scale(${scale} ${-scale})">${drawn.flat().join('')}</g>`;
}

const outlines = new Map<number, string>();

function outline(id: number): string {
  const known = outlines.get(id) ?? displayFace().getGlyph(id).path.toSVG();
  outlines.set(id, known);
  return known;
}
