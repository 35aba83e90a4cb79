import sharp, { type Sharp } from 'sharp';
import { mostMegapixels, tooMany } from '../files/photograph-facts';
import type { PreparedImage } from './image-step';

/** Widths in pixels; none wider than the photograph itself. */
const widths = [480, 800, 1200, 1600];

/**
 * Effort is processor time for bytes. At equal likeness (SSIM at three scales) AVIF of effort 0 is a seventh smaller than
 * WebP; effort 1 saves another seventh for three times the time, effort 4 a quarter for fifty times. WebP is for the few
 * browsers that do not read AVIF: effort 2 saves them a thirtieth for half as much time again.
 */
const encodings = {
  avif: { quality: 54, effort: 0, chromaSubsampling: '4:2:0' },
  webp: { quality: 72, effort: 0 },
  jpeg: { quality: 76 },
  // 256 colours, each with its transparency: a third of the bytes of all.
  png: { palette: true, quality: 90, effort: 4 },
};

/** A photograph: AVIF and WebP in several widths, JPEG for all others (PNG where something shows through), a tiny blurred one to hold its place. Nothing that the camera wrote about it is kept. */
export async function photograph(bytes: Buffer): Promise<PreparedImage> {
  const { width, height } = await sizeOf(bytes);
  const widest = Math.min(width, widths.at(-1) ?? width);
  const fitting = [...widths.filter((wide) => wide < widest), widest];
  const upright = await decoded(bytes, widest);
  const files: Record<string, Buffer> = {};
  const sources = [];
  for (const format of ['avif', 'webp'] as const) {
    const entries = fitting.map((wide) => ({ wide, file: `-${wide}.${format}` }));
    for (const { wide, file } of entries) files[file] = await encoded(upright.clone(), wide, format);
    sources.push({
      type: `image/${format}`,
      srcSet: entries.map(({ wide, file }) => `${file} ${wide}w`).join(', '),
    });
  }
  const plain = (await isClear(upright)) ? 'png' : 'jpeg';
  const src = plain === 'png' ? '.png' : '.jpg';
  files[src] = await encoded(upright.clone(), Math.min(width, 1200), plain);
  return { files, asset: { src, width, height, placeholder: await blur(upright.clone()), sources } };
}

/** A drawing that is called a photograph would be drawn without the limits of drawings. */
const formats = new Set(['jpeg', 'png', 'webp']);

/** As it is seen, turned upright. Throws when it is something else, or there are too many pixels to decode. */
async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (!formats.has(format)) throw new Error('it is no JPEG, PNG or WebP');
  const megapixels = (autoOrient.width * autoOrient.height) / 1e6;
  if (megapixels > mostMegapixels) throw new Error(tooMany(Math.round(megapixels)));
  return autoOrient;
}

/** The photograph's pixels in the largest width that is needed, decoded once. */
async function decoded(bytes: Buffer, width: number): Promise<Sharp> {
  const { data, info } = await sharp(bytes, { limitInputPixels: mostMegapixels * 1e6 })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: 30 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/** Whether what lies behind a picture shows through it somewhere. */
async function isClear(picture: Sharp): Promise<boolean> {
  return !(await picture.clone().stats()).isOpaque;
}

function encoded(picture: Sharp, width: number, format: keyof typeof encodings): Promise<Buffer> {
  return picture.resize({ width, withoutEnlargement: true }).toFormat(format, encodings[format]).toBuffer();
}

async function blur(picture: Sharp): Promise<string> {
  const tiny = await picture.resize(10).blur(0.8).webp({ quality: 30 }).toBuffer();
  return `url(data:image/webp;base64,${tiny.toString('base64')}) center / cover`;
}
