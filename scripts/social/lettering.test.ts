import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { installed } from '../files/packages';
import { lettering } from './lettering';

const fileOf = (script: string): string =>
  installed(`@fontsource/rozha-one/files/rozha-one-${script}-400-normal.woff2`);
const [latin, devanagariFile] = [fileOf('latin'), fileOf('devanagari')];
const faces = [latin, devanagariFile];

const face = create(readFileSync(latin)) as Font;
const place = { width: 470, height: 426 };
const sizes = [84, 40];

/** How much of a wide sheet a text covers. */
async function inked(text: string, from = sizes): Promise<{ width: number; height: number; left: number }> {
  const { svg } = lettering(text, from, place, faces);
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="900"><rect width="2000" height="900" fill="#fff"/><g transform="translate(100 100)">${svg}</g></svg>`;
  const { info } = await sharp(Buffer.from(sheet)).removeAlpha().trim().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, left: -(info.trimOffsetLeft ?? 0) };
}

describe('lettering', () => {
  it('starts at its left edge and keeps to its width, even with a word that is too long for it', async () => {
    for (const text of ['A rope, a team', 'Persönlichkeitsentwicklungsprogramme for all']) {
      const { width, left } = await inked(text);
      expect(Math.abs(left - 100)).toBeLessThan(5);
      expect(width).toBeLessThan(place.width + 5);
      expect(width).toBeGreaterThan(place.width / 2);
    }
  });

  it('takes the largest size in which it is not too high', () => {
    expect(lettering('A rope', sizes, place, faces).height).toBeCloseTo(84 * 1.12);
    const long = 'A Software Course for the Ministry of Defence and the Border Roads';
    expect(lettering(long, sizes, place, faces).height).toBeLessThan(place.height);
  });

  it('sets its words one by one as the face sets the whole line', async () => {
    for (const text of ['To AV We Va Ty', 'office — “fi”']) {
      const { minX, maxX } = face.layout(text).bbox;
      const { width } = await inked(text, [40]);
      expect(Math.abs(width - ((maxX - minX) * 40) / face.unitsPerEm)).toBeLessThan(2);
    }
  });

  it('sets Devanagari in letters of its own, joined as one reads them, and what stands between in the others', async () => {
    const devanagari = create(readFileSync(devanagariFile)) as Font;
    const missing = [face, devanagari].map((one) => one.getGlyph(0).path.toSVG());
    const { svg } = lettering('लस, ताप (24 तास) ₹५०', sizes, place, faces);
    for (const outline of missing) expect(svg).not.toContain(outline);
    const { minX, maxX } = devanagari.layout('क्लिनिक').bbox;
    const { width } = await inked('क्लिनिक', [40]);
    expect(Math.abs(width - ((maxX - minX) * 40) / devanagari.unitsPerEm)).toBeLessThan(2);
  });
});
