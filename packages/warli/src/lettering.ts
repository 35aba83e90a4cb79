import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type Glyph, type PathCommand } from 'fontkit';
import type { Point } from './svg';

/** The site's faces, all under the SIL Open Font License, which lets a picture hold their outlines. */
const files = {
  display: '@fontsource/rozha-one/files/rozha-one-latin-400-normal.woff2',
  text: '@fontsource-variable/anek-devanagari/files/anek-devanagari-latin-wght-normal.woff2',
  displayMarathi: '@fontsource/rozha-one/files/rozha-one-devanagari-400-normal.woff2',
  textMarathi: '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
} as const;

/** A face, by what it is for and, where it is not Latin, whose letters it has. */
type Face = keyof typeof files;

const { resolve } = createRequire(import.meta.url);

const opened = new Map<Face, Font>();

function open(face: Face): Font {
  const font = opened.get(face) ?? (create(readFileSync(resolve(files[face]))) as Font);
  opened.set(face, font);
  return font;
}

const signs: Record<PathCommand['command'], string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/** An outline at its place, in whole units: half a unit is not seen in letters a hundred units high. */
const outline = (commands: readonly PathCommand[], [x, y]: Point, scale: number): string =>
  commands
    .map(({ command, args }) => {
      const placed = args.map((value, i) => Math.round(i % 2 ? y - value * scale : x + value * scale));
      return signs[command] + placed.join(' ');
    })
    .join('');

/** How far, in ems, the dot of a nasal steps aside after a short i, whose bow ends where the dot would be: a rule of the face that fontkit leaves out. */
const aside = (glyph: Glyph, before: readonly Glyph[]): number =>
  glyph.name === 'uni0902' && before.slice(-2).some(({ name }) => name.startsWith('uni093F')) ? 0.172 : 0;

/** Takes a line of text, a face, the middle of its foot and a size and gives the outlines of its letters as path data. */
export function letters(text: string, face: Face, [x, y]: Point, size: number): string {
  const font = open(face);
  const { glyphs, positions, advanceWidth } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let pen = x - (advanceWidth * scale) / 2;
  return glyphs
    .map((glyph, i) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {};
      const left = pen + xOffset * scale + aside(glyph, glyphs.slice(0, i)) * size;
      pen += xAdvance * scale;
      return outline(glyph.path.commands, [left, y - yOffset * scale], scale);
    })
    .join('');
}
