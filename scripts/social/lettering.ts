import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';

/** A text set in lines: the inside of an SVG with its left top corner at 0, 0, and its height in pixels. */
interface Lettering {
  svg: string;
  height: number;
}

const leading = 1.12;

/**
 * Sets a text in the largest of the sizes in which its lines are at most `width` pixels wide and `height` high
 * together; in the last one however high, and smaller still when a single word is too wide for that.
 * @param faces the files of a font, those of the most frequent letters first.
 */
export function lettering(
  text: string,
  sizes: readonly number[],
  { width, height }: { width: number; height: number },
  faces: readonly string[],
): Lettering {
  const font = typefaceOf(faces);
  const words = text.split(/\s+/).map((word) => font.word(word));
  const blank = font.word(' ').width;
  const units = (size: number): number => (width / size) * font.unitsPerEm;
  const widest = (lines: readonly Word[][]): number => Math.max(...lines.map((line) => widthOf(line, blank)));
  const tries = sizes.map((size) => ({ size, lines: linesOf(words, units(size), blank) }));
  const fits = tries.find(
    ({ size, lines }) => lines.length * size * leading <= height && widest(lines) <= units(size),
  );
  const { size, lines } = fits ?? tries.at(-1) ?? { size: 40, lines: [words] };
  const fitting = Math.min(size, (width / widest(lines)) * font.unitsPerEm);
  const scale = fitting / font.unitsPerEm;
  const drawn = lines.map((line, at) => lineSvg(line, { scale, blank }, fitting * (0.85 + at * leading)));
  return { svg: drawn.join(''), height: lines.length * fitting * leading };
}

function linesOf(text: readonly Word[], width: number, blank: number): Word[][] {
  const lines: Word[][] = [];
  for (const word of text) {
    const longer = [...(lines.at(-1) ?? []), word];
    if (lines.length > 0 && widthOf(longer, blank) <= width) lines[lines.length - 1] = longer;
    else lines.push([word]);
  }
  return lines;
}

function widthOf(line: readonly Word[], blank: number): number {
  return line.reduce((sum, { width }) => sum + width, blank * (line.length - 1));
}

function lineSvg(
  line: readonly Word[],
  { scale, blank }: { scale: number; blank: number },
  baseline: number,
): string {
  let left = 0;
  const drawn = line.map(({ width, glyphs }) => {
    const start = left;
    left += width + blank;
    return glyphs.map(
      ({ outline, left: from, above }) =>
        `<path transform="translate(${start + from} ${above})" d="${outline}"/>`,
    );
  });
  return `<g transform="translate(0 ${baseline}) scale(${scale} ${-scale})">${drawn.flat().join('')}</g>`;
}

/** A word as it is set: the outlines of its glyphs with their distance from its left edge and above its line, in units of the face. */
interface Word {
  width: number;
  glyphs: { outline: string; left: number; above: number }[];
}

/** A font that sets words. The units of its files are the same. */
interface Typeface {
  /** How many units are as long as its size. */
  unitsPerEm: number;
  word: (text: string) => Word;
}

const typefaces = new Map<string, Typeface>();

function typefaceOf(files: readonly string[]): Typeface {
  const key = files.join('\n');
  const known = typefaces.get(key) ?? openTypeface(files);
  typefaces.set(key, known);
  return known;
}

/** Each word is set once: to find its glyphs takes longer than to draw them. No glyph moves beside a blank. */
function openTypeface(files: readonly string[]): Typeface {
  const faces = files.map(faceOf);
  const words = new Map<string, Word>();
  return {
    unitsPerEm: faces[0]?.font().unitsPerEm ?? 1000,
    word: (text) => {
      const known = words.get(text) ?? setWord(text, faces);
      words.set(text, known);
      return known;
    },
  };
}

/** A file of a font, opened when its letters are asked for first. */
interface Face {
  font: () => Font;
  outline: (glyph: number) => string;
}

function faceOf(file: string): Face {
  let opened: Font | undefined;
  const font = (): Font => (opened ??= create(readFileSync(file)) as Font);
  const outlines = new Map<number, string>();
  return {
    font,
    outline: (glyph) => {
      const known = outlines.get(glyph) ?? font().getGlyph(glyph).path.toSVG();
      outlines.set(glyph, known);
      return known;
    },
  };
}

function setWord(text: string, faces: readonly Face[]): Word {
  const word: Word = { width: 0, glyphs: [] };
  for (const { face, letters } of runsOf(text, faces)) {
    const { glyphs, positions } = face.font().layout(letters);
    for (const [at, { id }] of glyphs.entries()) {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[at] ?? {};
      word.glyphs.push({ outline: face.outline(id), left: word.width + xOffset, above: yOffset });
      word.width += xAdvance;
    }
  }
  return word;
}

/** The parts of a word that one file sets: that of the letter before for what joins letters or holds them apart, else the first that has the letter. */
function runsOf(text: string, faces: readonly Face[]): { face: Face; letters: string }[] {
  const runs: { face: Face; letters: string }[] = [];
  for (const letter of text) {
    const before = runs.at(-1);
    const has = (face: Face): boolean => face.font().hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
    const isJoined = before !== undefined && /[\p{M}\u200c\u200d]/u.test(letter) && has(before.face);
    const face = isJoined ? before.face : (faces.find(has) ?? faces[0]);
    if (face === undefined) continue;
    if (before?.face === face) before.letters += letter;
    else runs.push({ face, letters: letter });
  }
  return runs;
}
