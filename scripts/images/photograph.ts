import sharp from 'sharp';
import type { PreparedImage } from './image-step';

/** Widths in pixels; none wider than the photograph itself. */
const widths = [480, 800, 1200, 1600];
const qualities = { avif: 50, webp: 72, jpeg: 76 };

/** A photograph: AVIF and WebP in several widths, JPEG for all others, a tiny blurred one to hold its place. */
export async function photograph(name: string, bytes: Buffer): Promise<PreparedImage> {
  const upright = await sharp(bytes).rotate().toBuffer({ resolveWithObject: true });
  const { width, height } = upright.info;
  const widest = Math.min(width, widths.at(-1) ?? width);
  const fitting = [...widths.filter((wide) => wide < widest), widest];
  const files: Record<string, Buffer> = {};
  const sources = [];
  for (const format of ['avif', 'webp'] as const) {
    const entries = fitting.map((wide) => ({ wide, file: `${name}-${wide}.${format}` }));
    for (const { wide, file } of entries) files[file] = await encoded(upright.data, wide, format);
    sources.push({
      type: `image/${format}`,
      srcSet: entries.map(({ wide, file }) => `${file} ${wide}w`).join(', '),
    });
  }
  const src = `${name}.jpg`;
  files[src] = await encoded(upright.data, Math.min(width, 1200), 'jpeg');
  return { files, asset: { src, width, height, placeholder: await blur(upright.data), sources } };
}

function encoded(bytes: Buffer, width: number, format: keyof typeof qualities): Promise<Buffer> {
  return sharp(bytes)
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, { quality: qualities[format] })
    .toBuffer();
}

async function blur(bytes: Buffer): Promise<string> {
  const tiny = await sharp(bytes).resize(16).blur(1).webp({ quality: 40 }).toBuffer();
  return `url(data:image/webp;base64,${tiny.toString('base64')}) center / cover`;
}
