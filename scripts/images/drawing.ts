import sharp from 'sharp';
import { optimize, type PluginConfig } from 'svgo';
import { tooMuchText } from './drawing-limits';
import type { PreparedImage } from './image-step';
import { onlyWhatDraws } from './only-what-draws';

/** What makes a drawing lighter; for a path of thousands of points, as of a traced photograph, its conversion would take minutes. */
function lighter(svg: string): PluginConfig {
  const hasLongPath = /\sd="[^"]{5000}/.test(svg);
  const overrides = hasLongPath ? { convertPathData: false, mergePaths: false } : {};
  return { name: 'preset-default', params: { overrides } } as PluginConfig;
}

/** A drawing: served as SVG, cleaned and optimised; its most frequent colour holds its place. Throws when it is none. */
export async function drawing(name: string, bytes: Buffer): Promise<PreparedImage> {
  const text = bytes.toString('utf8');
  const reason = tooMuchText(text);
  if (reason !== undefined) throw new Error(reason);
  const cleaned = optimize(text, { plugins: [onlyWhatDraws] }).data;
  const { data } = optimize(cleaned, { multipass: true, plugins: [lighter(cleaned)] });
  const picture = Buffer.from(data);
  const { width, height } = await sharp(picture).metadata();
  const { dominant } = await sharp(picture).resize(64).flatten({ background: '#fff' }).stats();
  const placeholder = `rgb(${dominant.r} ${dominant.g} ${dominant.b})`;
  const file = `${name}.svg`;
  return { files: { [file]: picture }, asset: { src: file, width, height, placeholder } };
}
