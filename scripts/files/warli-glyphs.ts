import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineRoot } from './roots';

/** A glyph that is drawn: the word for what it stands for, and its SVG elements on a canvas of 24 by 24. */
export interface DrawnGlyph {
  readonly meaning: string;
  readonly svg: string;
}

/** Drawn glyphs by the name under which a document asks for them. */
export type DrawnGlyphs = Readonly<Record<string, DrawnGlyph>>;

/** The glyphs, edited by hand. */
export const glyphFile = join(engineRoot, 'scripts/files/warli-glyphs.json');

let loaded: DrawnGlyphs | undefined;

/** All glyphs of the site's own, read once. */
export function warliGlyphs(): DrawnGlyphs {
  loaded ??= JSON.parse(readFileSync(glyphFile, 'utf8')) as DrawnGlyphs;
  return loaded;
}
