import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newFolder } from '../../tests/build/sample-site';
import { installed } from '../files/packages';
import * as drawn from './social-picture';
import { cacheFolder, socialStep } from './social-pictures';

vi.mock('./social-picture', { spy: true });

const folder = newFolder();
const out = join(folder, 'social');
const picture = join(folder, 'hall-1a2b3c4d.svg');
const look = {
  ground: '#4b3a86',
  ink: '#ffffff',
  accent: '#f2a83b',
  faces: [installed('@fontsource/figtree/files/figtree-latin-700-normal.woff2')],
};
/** No other run of these tests has drawn it. */
const card = {
  heading: `On ${basename(folder)}`,
  name: 'Vikram Sahyadri',
  look,
  picture,
} as const;

beforeAll(() => {
  const ground = '<path fill="#2d5a44" d="M0 0h120v90H0z"/>';
  writeFileSync(picture, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90">${ground}</svg>`);
});
beforeEach(() => void vi.clearAllMocks());
afterEach(() => {
  for (const name of readdirSync(out))
    rmSync(join(cacheFolder, basename(name, '.jpg')), { recursive: true, force: true });
  rmSync(out, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

const counts = (): number[] =>
  [drawn.backdrop, drawn.socialPicture].map((work) => vi.mocked(work as () => unknown).mock.calls.length);

describe('the picture for shared links', () => {
  it('is a JPEG of 1200 by 630', async () => {
    const [name = ''] = await socialStep([card], out);
    const { format, width, height } = await sharp(join(out, name)).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  });

  it('is drawn again only when its words, its ground or its picture are others', async () => {
    const first = await socialStep([card], out);
    expect(await socialStep([{ ...card }, card], out)).toEqual([...first, ...first]);
    expect(counts()).toEqual([1, 1]);
    const others = [
      { ...card, heading: `${card.heading} again` },
      { ...card, name: 'Another Name' },
      { ...card, look: { ...look, ground: '#9c372a' } },
    ];
    expect(new Set([...first, ...(await socialStep(others, out))]).size).toBe(4);
    expect(counts()[1]).toBe(4);
  });

  it('is found in the cache without a look at the picture in it, which may be large', async () => {
    const names = await socialStep([card], out);
    const moved = { ...card, picture: join('/nowhere', basename(picture)) };
    expect(await socialStep([moved], out)).toEqual(names);
    await expect(socialStep([{ ...card, picture: '/nowhere/hall-5e6f7a8b.svg' }], out)).rejects.toThrow(
      'ENOENT',
    );
  });

  it('has the mark of the site before its name', async () => {
    const mark = join(folder, 'mark-9a8b7c6d.svg');
    const red = '<path fill="#ff0000" d="M0 0h36v36H0z"/>';
    writeFileSync(mark, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">${red}</svg>`);
    const { picture: _, ...plain } = card;
    const [without = '', withMark = ''] = await socialStep([plain, { ...plain, mark }], out);
    const redOf = async (name: string): Promise<number> => {
      const bytes = await sharp(join(out, name)).raw().toBuffer();
      let count = 0;
      for (let at = 0; at < bytes.length; at += 3)
        if ((bytes[at] ?? 0) > 240 && (bytes[at + 1] ?? 0) < 16) count += 1;
      return count;
    };
    expect(await redOf(without)).toBe(0);
    expect(await redOf(withMark)).toBeGreaterThan(65 * 65);
  });

  it('is a picture alone where the page names its own: no words, whatever the heading', async () => {
    const alone = { ...card, isAlone: true } as const;
    const names = await socialStep([alone, { ...alone, heading: 'Another' }], out);
    expect(new Set(names).size).toBe(1);
    const { channels } = await sharp(join(out, names[0] ?? '')).stats();
    expect(channels.map(({ stdev }) => Math.round(stdev))).toEqual([0, 0, 0]);
  });

  it('shares what stands behind its words with those of the same picture', async () => {
    const twenty = Array.from({ length: 20 }, (_, at) => ({ ...card, heading: `${card.heading} ${at}` }));
    const { picture: _, ...plain } = card;
    await socialStep([...twenty, plain], out);
    expect(counts()).toEqual([2, 21]);
    expect(readdirSync(out)).toHaveLength(21);
  });
});
