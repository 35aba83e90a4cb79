import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { projectRoot } from '../files/project-root';

/** The files of the site's display face, one for each script (SIL Open Font License). Their units are the same. */
export const faceFiles = { latin: fileOf('latin'), devanagari: fileOf('devanagari') };
type Script = keyof typeof faceFiles;

function fileOf(script: string): string {
  const name = `rozha-one-${script}-400-normal.woff2`;
  return join(projectRoot, 'node_modules/@fontsource/rozha-one/files', name);
}

const faces = new Map<Script, Font>();

/** Opened once, and only when a text has letters of its script. */
function faceOf(script: Script): Font {
  const face = faces.get(script) ?? (create(readFileSync(faceFiles[script])) as Font);
  faces.set(script, face);
  return face;
}

/** How many units of the face are as long as its size. */
export function unitsPerEm(): number {
  return faceOf('latin').unitsPerEm;
}

/** A word as it is set: the outlines of its glyphs with their distance from its left edge and above its line, in units of the face. */
export interface Word {
  width: number;
  glyphs: { outline: string; left: number; above: number }[];
}

const words = new Map<string, Word>();

/** Each word is set once: to find its glyphs takes longer than to draw them. No glyph of this face moves beside a blank. */
export function wordOf(text: string): Word {
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
