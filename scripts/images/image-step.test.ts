import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ImageAsset } from '../../src/model/page-data';
import { newFolder } from '../../tests/build/sample-site';
import { UsageError } from '../files/usage-error';
import { cacheFolder, imageStep } from './image-step';
import * as encoder from './photograph';
import { whileSlow } from '../files/while-slow';

vi.mock('./photograph', { spy: true });
vi.mock('../files/while-slow', { spy: true });
beforeEach(() => void vi.clearAllMocks());
const encoded = (): number => vi.mocked(encoder.photograph).mock.calls.length;

const folder = newFolder();
const out = join(folder, 'out');
const photograph = join(folder, 'photo.jpg');
const drawing = join(folder, 'drawing.svg');
const clear = join(folder, 'clear.svg');
const nameless = join(folder, 'वारली.svg');

/** A drawing that no other run of these tests has put into the cache. */
function svg(inside: string): string {
  const note = `<!-- a note: ${folder} -->`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900">${note}${inside}</svg>`;
}

beforeAll(async () => {
  mkdirSync(out);
  const noise = { create: { width: 1000, height: 750, channels: 3, background: '#964020' } } as const;
  await sharp(noise)
    .jpeg()
    .withExif({ IFD0: { Copyright: folder } })
    .toFile(photograph);
  const ground = '<rect width="1200" height="900" fill="#2d5a44"/>';
  writeFileSync(
    drawing,
    svg(
      `${ground}<rect width="1200" height="300" fill="#fff"/><circle cx="600" cy="450" r="40" fill="#fff"/>`,
    ),
  );
  writeFileSync(clear, svg('<circle cx="600" cy="450" r="90" fill="#2d5a44"/>'));
  writeFileSync(nameless, svg('<rect width="9" height="9"/>'));
  // At once, by one process; each is taken from the cache afterwards.
  await imageStep([drawing, clear, nameless], { folder: out, address: '/media/' });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Makes one picture ready. */
async function step(file: string, address: string): Promise<ImageAsset> {
  return (await imageStep([file], { folder: out, address })).get(file) as ImageAsset;
}

describe('the image step', () => {
  it('makes a photograph ready in AVIF and WebP, no wider than it is, with a blurred placeholder', async () => {
    const asset = await step(photograph, '/site/media/');
    expect(asset).toMatchObject({ width: 1000, height: 750 });
    expect(asset.src).toMatch(/^\/site\/media\/photo-[0-9a-z]{6}\.jpg$/);
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

  it('gives a photograph with blanks and commas in its name addresses that a list of sources can hold', async () => {
    const named = join(folder, 'My Photo, 2 (big).jpg');
    copyFileSync(photograph, named);
    const { src, sources = [] } = await step(named, '/media/');
    expect(src).toMatch(/^\/media\/my-photo-2-big-[0-9a-z]+\.jpg$/);
    for (const { srcSet } of sources)
      for (const entry of srcSet.split(', '))
        expect(entry).toMatch(/^\/media\/my-photo-2-big-[0-9a-z]+-\d+\.(?:avif|webp) \d+w$/);
  });

  it('serves a drawing as smaller SVG with its size and its ground colour', async () => {
    const asset = await step(drawing, '/media/');
    expect(asset).toMatchObject({ width: 1200, height: 900 });
    expect(asset.sources).toBeUndefined();
    expect(asset.placeholder).toBe('#2d5a44');
    const file = readFileSync(join(out, asset.src.replace('/media/', '')), 'utf8');
    expect(file).toContain('viewBox');
    expect(file).not.toContain('a note');
    expect(readdirSync(out).filter((name) => name.endsWith('.json'))).toEqual([]);
  });

  it('takes an unchanged picture from the cache', async () => {
    const first = await step(photograph, '/media/');
    const hash = /-([0-9a-z]{6})\.jpg$/.exec(first.src)?.[1] ?? '';
    const isIts = (name: string) => BigInt(`0x${name}`).toString(36).endsWith(hash);
    const kept = readdirSync(cacheFolder).find((name) => /^[\da-f]+$/.test(name) && isIts(name)) ?? '';
    expect(encoded()).toBe(0);
    rmSync(join(cacheFolder, kept), { recursive: true });
    expect((await step(photograph, '/media/')).width).toBe(1000);
    expect(encoded()).toBe(1);
  });

  it('makes a picture again of which something in the cache was changed, and publishes nothing of that', async () => {
    const { src } = await step(drawing, '/media/');
    const published = join(out, basename(src));
    const text = readFileSync(published, 'utf8');
    for (const name of readdirSync(cacheFolder)) {
      const file = join(cacheFolder, name, '.svg');
      if (existsSync(file) && readFileSync(file, 'utf8') === text)
        writeFileSync(file, text.replace('</svg>', '<script>alert(1)</script></svg>'));
    }
    await step(drawing, '/media/');
    expect(readFileSync(published, 'utf8')).toBe(text);
  });

  it('encodes a picture once, whatever it is called', async () => {
    const [one, other] = [join(folder, 'copy/One, two.jpg'), join(folder, 'copy/other.jpg')];
    mkdirSync(join(folder, 'copy'));
    const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#964020' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: `${folder} copied` } })
      .toBuffer();
    writeFileSync(one, bytes);
    copyFileSync(one, other);
    const tell = (): void => {};
    const assets = await imageStep([one, other, one], { folder: out, address: '/$&/media/' }, tell);
    expect(encoded()).toBe(1);
    expect(whileSlow).toHaveBeenCalledExactlyOnceWith(
      'Making pictures ready: 1 …',
      tell,
      expect.any(Function),
    );
    await imageStep([one, other], { folder: out, address: '/media/' }, tell);
    expect(whileSlow).toHaveBeenCalledOnce();
    const src = [...assets.values()].map((asset) => asset.src);
    expect(src).toEqual([
      expect.stringMatching(/^\/\$&\/media\/one-two-[0-9a-z]{6}\.jpg$/),
      expect.stringMatching(/^\/\$&\/media\/other-[0-9a-z]{6}\.jpg$/),
    ]);
    const named = [...assets.values()].flatMap(({ sources = [] }) => sources.map(({ srcSet }) => srcSet));
    expect(named).toHaveLength(4);
    for (const file of [...src, ...named].map((address) => address.split(' ')[0]?.split('/').at(-1)))
      expect(readdirSync(out)).toContain(file);
  });

  it('lets what a drawing without a ground lies on show in its place', async () => {
    expect((await step(clear, '/media/')).placeholder).toBe('transparent');
  });

  it('gives a name to a picture whose own has no Latin letters', async () => {
    expect((await step(nameless, '/media/')).src).toMatch(/^\/media\/picture-[0-9a-z]{6}\.svg$/);
  });

  it.each([
    ['wrong.png', 'words'],
    ['wrong.svg', '<svg>\n<g></svg>'],
  ])('names the file %s that is no picture, and says why in a line', async (name, text) => {
    const wrong = join(folder, name);
    writeFileSync(wrong, text);
    const failed = step(wrong, '/media/');
    await expect(failed).rejects.toThrow(UsageError);
    await expect(failed).rejects.toThrow(
      /\/wrong\.\w+ cannot be used as a picture: [^\n]*\w[^\n]*[^.\n]\. Make it smaller or simpler, or save it again as JPEG, PNG, WebP or SVG\.$/,
    );
  });

  it('does not take a drawing for a photograph by its name, though it is in the cache', async () => {
    await step(drawing, '/media/');
    const renamed = join(folder, 'renamed.png');
    copyFileSync(drawing, renamed);
    await expect(step(renamed, '/media/')).rejects.toThrow('it is no JPEG, PNG or WebP');
  });
});
