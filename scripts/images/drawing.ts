import sharp from 'sharp';
import { optimize } from 'svgo';
import type { PreparedImage } from './image-step';

/** A drawing: served as SVG, optimised; its most frequent colour holds its place. */
export async function drawing(name: string, bytes: Buffer): Promise<PreparedImage> {
  const { data } = optimize(bytes.toString('utf8'), { multipass: true, plugins: ['preset-default'] });
  const { width, height } = await sharp(bytes).metadata();
  const { dominant } = await sharp(bytes).resize(64).flatten({ background: '#fff' }).stats();
  const placeholder = `rgb(${dominant.r} ${dominant.g} ${dominant.b})`;
  const file = `${name}.svg`;
  return { files: { [file]: Buffer.from(data) }, asset: { src: file, width, height, placeholder } };
}
