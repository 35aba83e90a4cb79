import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { glyphText } from './glyphs';

const glyphs = Object.entries(JSON.parse(glyphText()) as Record<string, { meaning: string; svg: string }>);
const bytes = glyphs.map(([, { svg }]) => Buffer.byteLength(svg));

describe('the glyphs', () => {
  it('have names of their own, and one or two words for what they stand for', () => {
    expect(glyphs.filter(([name]) => !/^warli-[a-z]+$/.test(name))).toEqual([]);
    expect(glyphs.filter(([, { meaning }]) => !/^[a-z]+(?: [a-z]+)?$/.test(meaning))).toEqual([]);
  });

  it('are at least 28, and differ from each other', () => {
    expect(glyphs.length).toBeGreaterThanOrEqual(28);
    expect(new Set(glyphs.map(([, { svg }]) => svg)).size).toBe(glyphs.length);
    expect(new Set(glyphs.map(([, { meaning }]) => meaning)).size).toBe(glyphs.length);
  });

  it('weigh at most 450 bytes each, and 170 on average, so that a page is no heavier than with icons of Tabler', () => {
    expect(glyphs.filter((_, at) => (bytes[at] ?? 0) > 450).map(([name]) => name)).toEqual([]);
    expect(bytes.reduce((sum, one) => sum + one, 0) / bytes.length).toBeLessThanOrEqual(170);
  });

  it('are of lines, filled shapes and discs in the colour of the text, exact to a decimal', () => {
    const element = /<path(?: fill="currentColor")?(?: stroke-width="[\d.]+")? d="[^"]+"\/>/g;
    expect(glyphs.filter(([, { svg }]) => svg.replaceAll(element, '') !== '')).toEqual([]);
    expect(glyphs.filter(([, { svg }]) => /\.\d\d/.test(svg))).toEqual([]);
  });

  it.each(glyphs)('%s stays inside its box, and fills it', async (_, { svg }) => {
    const { left, top, right, bottom } = await extent(svg);
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(Math.max(right, bottom)).toBeLessThanOrEqual(24);
    expect(Math.max(right - left, bottom - top)).toBeGreaterThanOrEqual(18);
  });
});

const scale = 8;
const margin = 4;

/** Where the ink of a glyph begins and ends, in its own units. It is looked for some way outside of the box too. */
async function extent(svg: string) {
  const size = 24 + 2 * margin;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${size} ${size}" width="${size * scale}" height="${size * scale}" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${svg}</svg>`;
  const { info } = await sharp(Buffer.from(picture))
    .trim({ threshold: 0 })
    .toBuffer({ resolveWithObject: true });
  const left = -(info.trimOffsetLeft ?? 0) / scale - margin;
  const top = -(info.trimOffsetTop ?? 0) / scale - margin;
  return { left, top, right: left + info.width / scale, bottom: top + info.height / scale };
}
