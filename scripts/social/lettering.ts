import { unitsPerEm, wordOf, type Word } from './set-word';

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
  const fitting = Math.min(size, (width / widest(lines)) * unitsPerEm());
  const drawn = lines.map((line, at) => lineSvg(line, fitting, fitting * (0.85 + at * leading)));
  return { svg: drawn.join(''), height: lines.length * fitting * leading };
}

function pixelsToUnits(pixels: number, size: number): number {
  return (pixels / size) * unitsPerEm();
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
  const scale = size / unitsPerEm();
  let left = 0;
  const drawn = line.map(({ width, glyphs }) => {
    const start = left;
    left += width + wordOf(' ').width;
    return glyphs.map(
      ({ outline, left: from, above }) =>
        `<path transform="translate(${start + from} ${above})" d="${outline}"/>`,
    );
  });
  return `<g transform="translate(0 ${baseline}) scale(${scale} ${-scale})">${drawn.flat().join('')}</g>`;
}
