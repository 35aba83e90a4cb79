import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newFolder } from '../../tests/build/sample-site';
import { cacheFolder, imageStep } from './image-step';

const folder = newFolder();
const out = join(folder, 'out');
const photograph = join(folder, 'photo.jpg');
const drawing = join(folder, 'drawing.svg');

beforeAll(async () => {
  mkdirSync(out);
  const noise = { create: { width: 1000, height: 750, channels: 3, background: '#964020' } } as const;
  await sharp(noise)
    .jpeg()
    .withExif({ IFD0: { Copyright: folder } })
    .toFile(photograph);
  const rows =
    '<!-- a note --><rect width="1200" height="900" fill="#2d5a44"/><circle cx="600" cy="450" r="40" fill="#fff"/>';
  writeFileSync(drawing, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900">${rows}</svg>`);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the image step', () => {
  it('makes a photograph ready in AVIF and WebP, no wider than it is, with a blurred placeholder', async () => {
    const asset = await imageStep(photograph, out, '/site/media/');
    expect(asset).toMatchObject({ width: 1000, height: 750 });
    expect(asset.src).toMatch(/^\/site\/media\/photo-[0-9a-f]{8}\.jpg$/);
    expect(asset.placeholder).toMatch(/^url\(data:image\/webp;base64,/);
    expect(asset.sources?.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(asset.sources?.[0]?.srcSet).toMatch(
      /^\/site\/media\/photo-\w+-480\.avif 480w, \/site\/media\/photo-\w+-800\.avif 800w, \/site\/media\/photo-\w+-1000\.avif 1000w$/,
    );
    for (const { srcSet } of asset.sources ?? []) {
      for (const entry of srcSet.split(', '))
        expect(readdirSync(out)).toContain(entry.split(' ')[0]?.split('/').at(-1));
    }
  });

  it('serves a drawing as smaller SVG with its size and its ground colour', async () => {
    const asset = await imageStep(drawing, out, '/media/');
    expect(asset).toMatchObject({ width: 1200, height: 900 });
    expect(asset.sources).toBeUndefined();
    expect(asset.placeholder).toMatch(/^rgb\(4\d 8\d 7\d\)$/);
    const file = readFileSync(join(out, asset.src.replace('/media/', '')), 'utf8');
    expect(file).toContain('viewBox');
    expect(file).not.toContain('a note');
  });

  it('takes an unchanged picture from the cache', async () => {
    const first = await imageStep(photograph, out, '/media/');
    const hash = /-([0-9a-f]{8})\.jpg$/.exec(first.src)?.[1] ?? '';
    const kept = readdirSync(cacheFolder).find((name) => name.startsWith(hash)) ?? '';
    const marked = join(cacheFolder, kept, 'asset.json');
    writeFileSync(marked, readFileSync(marked, 'utf8').replace('"width":1000', '"width":1001'));
    expect((await imageStep(photograph, out, '/media/')).width).toBe(1001);
    rmSync(join(cacheFolder, kept), { recursive: true });
    expect((await imageStep(photograph, out, '/media/')).width).toBe(1000);
  });

  it('names the file that is no picture', async () => {
    const wrong = join(folder, 'wrong.png');
    writeFileSync(wrong, 'words');
    await expect(imageStep(wrong, out, '/media/')).rejects.toThrow(/wrong\.png cannot be used as a picture/);
  });
});
