import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newFolder } from '../../tests/build/sample-site';
import { photographFacts } from './photograph-facts';
import { readSource } from './read-source';

const folder = newFolder();
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
const factsOf = (bytes: Uint8Array) => {
  count += 1;
  const file = join(folder, `picture-${count}`);
  writeFileSync(file, bytes);
  return photographFacts(file);
};

const made: Record<string, Buffer> = {};
beforeAll(async () => {
  // Noise does not compress, so that half of a file is half of its picture.
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: '#000', noise } });
  const withMeta = () => picture.clone().withExif({ IFD0: { Copyright: 'somebody' } });
  made['JPEG'] = await withMeta().jpeg().toBuffer();
  made['progressive JPEG'] = await picture.clone().jpeg({ progressive: true }).toBuffer();
  made['PNG'] = await withMeta().png().toBuffer();
  made['WebP'] = await picture.clone().webp().toBuffer();
  made['lossless WebP'] = await picture.clone().webp({ lossless: true }).toBuffer();
  made['WebP with notes'] = await withMeta().webp().toBuffer();
});

describe.each(['JPEG', 'progressive JPEG', 'PNG', 'WebP', 'lossless WebP', 'WebP with notes'])(
  'Of a %s',
  (kind) => {
    const bytes = (): Buffer => made[kind] ?? Buffer.alloc(0);

    it('the size is known', () => {
      expect(factsOf(bytes())).toEqual({ width: 90, height: 60 });
    });

    it('what a camera writes behind it is no matter', () => {
      expect(factsOf(Buffer.concat([bytes(), Buffer.alloc(10_000, 7)]))).toEqual({ width: 90, height: 60 });
    });

    it.each([0.1, 0.5, 0.9, 0.99])('the part that is cut off is missed: %d is there', (part) => {
      const half = bytes().subarray(0, Math.floor(bytes().length * part));
      expect(factsOf(half)).toMatchObject({ fault: 'cut-off' });
    });

    it('nothing but its start is no picture either', () => {
      expect(factsOf(bytes().subarray(0, 16))).toMatchObject({ fault: 'cut-off' });
    });
  },
);

describe('A file that is called a photograph', () => {
  it('and was never filled is told of', () => {
    expect(factsOf(Buffer.alloc(0))).toEqual({ fault: 'empty' });
    const padded = Buffer.concat([(made['JPEG'] as Buffer).subarray(0, 900), Buffer.alloc(9000)]);
    expect(factsOf(padded)).toMatchObject({ fault: 'cut-off' });
  });

  it.each([
    ['\0\0\0\x20ftypheic', 'HEIC'],
    ['\0\0\0\x20ftypmif1', 'HEIC'],
    ['\0\0\0\x20ftypavif', 'AVIF'],
    ['\0\0\0\x20ftypisom', 'film'],
    ['GIF89a', 'GIF'],
    ['BM6', 'BMP'],
    ['II*\0', 'TIFF'],
    ['MM\0*', 'TIFF'],
    ['8BPS', 'PSD'],
    ['%PDF-1.7', 'PDF'],
    ['<svg xmlns=', 'SVG'],
    ['<!doctype html>', 'HTML'],
    ['version https://git-lfs.github.com/spec/v1', 'Git LFS'],
    ['hello', undefined],
  ])('and begins with %j is %s', (start, kind) => {
    expect(factsOf(Buffer.from(start, 'latin1'))).toEqual({ fault: 'other', kind });
  });

  it('and moves is told of, WebP and PNG', async () => {
    const one = await sharp(made['PNG']).toColourspace('srgb').png().toBuffer();
    const frames = sharp([one, await sharp(one).negate().png().toBuffer()], { join: { animated: true } });
    expect(factsOf(await frames.webp().toBuffer())).toEqual({ width: 90, height: 60, isAnimated: true });
    // Its control chunk stands behind the head (https://www.w3.org/TR/png-3, 11.3.4.1).
    const control = Buffer.from('000000086163544c000000020000000000000000', 'hex');
    const png = made['PNG'] as Buffer;
    const moving = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
    expect(factsOf(moving)).toEqual({ width: 90, height: 60, isAnimated: true });
  });

  it.each([
    [16_320, 12_240, undefined],
    [20_000, 20_000, 'it has 400 megapixels, and at most 250 can be'],
  ])('and has %d by %d pixels cannot be used: %s', (width, height, reason) => {
    const png = Buffer.from(made['PNG'] as Buffer);
    png.writeUInt32BE(width, 16);
    png.writeUInt32BE(height, 20);
    expect(factsOf(png)).toEqual({
      width,
      height,
      ...(reason !== undefined && { fault: 'unusable', reason }),
    });
  });

  it('and means harm is left after so many steps', () => {
    const filling = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(3_000_000, 0xff)]);
    expect(factsOf(filling)).toEqual({ fault: 'cut-off' });
  });

  it('and is not there is nothing', () => {
    expect(photographFacts(join(folder, 'nowhere.jpg'))).toBeUndefined();
  });
});

it('A pages folder looks into its photographs, but behind no link, and names what it cannot use', () => {
  const media = join(folder, 'site/_media');
  mkdirSync(media, { recursive: true });
  writeFileSync(join(media, 'photo.jpg'), made['JPEG'] ?? '');
  writeFileSync(join(media, 'phone.HEIC'), 'x');
  symlinkSync('photo.jpg', join(media, 'link.jpg'));
  const { photograph, unusable } = readSource(join(folder, 'site'));
  expect(photograph?.('photo.jpg')).toEqual({ width: 90, height: 60 });
  expect(photograph?.('link.jpg')).toBeUndefined();
  expect(unusable).toEqual(['phone.HEIC']);
});
