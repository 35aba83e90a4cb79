import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import { installed } from '../files/packages';

/** A text set in lines: the inside of an SVG with its left top corner at 0, 0, and its height in pixels. */
interface Lettering {
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

/** The files of the site's display face, one for each script (SIL Open Font License). Their units are the same. */
export const faceFiles = { latin: fileOf('latin'), devanagari: fileOf('devanagari') };
type Script = keyof typeof faceFiles;

function fileOf(script: string): string {
  const name = `rozha-one-${script}-400-normal.woff2`;
  return installed(`@fontsource/rozha-one/files/${name}`);
}

const faces = new Map<Script, Font>();

/** Opened once, and only when a text has letters of its script. */
function faceOf(script: Script): Font {
  const face = faces.get(script) ?? (create(readFileSync(faceFiles[script])) as Font);
  faces.set(script, face);
  return face;
}

/** How many units of the face are as long as its size. */
function unitsPerEm(): number {
  return faceOf('latin').unitsPerEm;
}

/** A word as it is set: the outlines of its glyphs with their distance from its left edge and above its line, in units of the face. */
interface Word {
  width: number;
  glyphs: { outline: string; left: number; above: number }[];
}

const words = new Map<string, Word>();

/** Each word is set once: to find its glyphs takes longer than to draw them. No glyph of this face moves beside a blank. */
function wordOf(text: string): Word {
  const known = words.get(text) ?? setWord(text);
  words.set(text, known);
  return known;
}

/** Letters of Devanagari, with the signs that join them or hold them apart, and the rupee, which the Latin file lacks. */
const devanagari = /((?:\p{Script_Extensions=Devanagari}|\u200c|\u200d|₹)+)/u;

function setWord(text: string): Word {
  const word: Word = { width: 0, glyphs: [] };
  // What the expression holds in brackets stands between what it parts.
  for (const [at, run] of text.split(devanagari).entries())
    addRun(word, run, at % 2 === 1 ? 'devanagari' : 'latin');
  return word;
}

function addRun(word: Word, run: string, script: Script): void {
  const { glyphs, positions } = faceOf(script).layout(run);
  for (const [at, { id }] of glyphs.entries()) {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[at] ?? {};
    word.glyphs.push({ outline: outlineOf(script, id), left: word.width + xOffset, above: yOffset });
    word.width += xAdvance;
  }
}

const outlines = new Map<string, string>();

function outlineOf(script: Script, id: number): string {
  const key = `${script} ${id}`;
  const known = outlines.get(key) ?? faceOf(script).getGlyph(id).path.toSVG();
  outlines.set(key, known);
  return known;
}
