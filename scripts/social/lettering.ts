import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { projectRoot } from '../files/project-root';

const file = 'node_modules/@fontsource/rozha-one/files/rozha-one-latin-400-normal.woff2';
let face: Font | undefined;

/** The site's display face (SIL Open Font License), opened once. */
function displayFace(): Font {
  face ??= create(readFileSync(join(projectRoot, file))) as Font;
  return face;
}

/** A text set in lines: SVG path data with its left top corner at 0, 0, and its height in pixels. */
export interface Lettering {
  path: string;
  height: number;
}

const leading = 1.12;

/** Sets a text in the largest of the sizes in which it has at most `most` lines of `width` pixels; in the last one however long. */
export function lettering(text: string, width: number, sizes: readonly number[], most: number): Lettering {
  const tries = sizes.map((size) => ({ size, lines: linesOf(text, width, size) }));
  const fits = tries.find(
    ({ size, lines }) => lines.length <= most && lines.every((line) => widthOf(line, size) <= width),
  );
  const { size, lines } = fits ?? tries.at(-1) ?? { size: 40, lines: [text] };
  const paths = lines.map((line, at) => linePath(line, size, size * (0.85 + at * leading)));
  return { path: paths.join(''), height: lines.length * size * leading };
}

function widthOf(text: string, size: number): number {
  const font = displayFace();
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

function linesOf(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function linePath(line: string, size: number, baseline: number): string {
  const font = displayFace();
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(line);
  let x = 0;
  return glyphs
    .map((glyph, at) => {
      const place = positions[at];
      const moved = glyph.path.scale(scale, -scale).translate(x + (place?.xOffset ?? 0) * scale, baseline);
      x += (place?.xAdvance ?? 0) * scale;
      return moved.toSVG();
    })
    .join('');
}
