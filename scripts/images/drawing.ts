import sharp from 'sharp';
// In one file, which is loaded ten times as fast as the same in many.
import { optimize, type PluginConfig } from 'svgo/browser';
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
export async function drawing(bytes: Buffer): Promise<PreparedImage> {
  const text = bytes.toString('utf8');
  const reason = tooMuchText(text);
  if (reason !== undefined) throw new Error(reason);
  const cleaned = optimize(text, { plugins: [onlyWhatDraws] }).data;
  // A second pass of the optimiser takes as long as the first and saves one byte in a hundred.
  const { data } = optimize(cleaned, { plugins: [lighter(cleaned)] });
  const picture = Buffer.from(data);
  const { width, height } = await sharp(picture).metadata();
  return {
    files: { '.svg': picture },
    asset: { src: '.svg', width, height, placeholder: await colourOf(data) },
  };
}

/** The largest size in which a build draws it: that in a picture for shared links. What is too much to be drawn there is found here. */
const largest = { width: 580, height: 540 };

/** The most frequent colour of a drawing; none where most of it lets through what it lies on. */
async function colourOf(svg: string): Promise<string> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ ...largest, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const small = sharp(data, { raw: info }).resize({
    width: 64,
    height: 64,
    fit: 'inside',
    kernel: 'nearest',
  });
  const colour = mostFrequent(await small.raw().toBuffer());
  return colour ? `#${Buffer.from(colour).toString('hex')}` : 'transparent';
}

/** Takes pixels of four bytes each. Colours that are nearly the same count as one, and it is their mean that is given; undefined where most pixels are clear. */
function mostFrequent(pixels: Buffer): number[] | undefined {
  let opaque = 0;
  const groups = new Map<number, { count: number; sums: [number, number, number] }>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if (pixels.readUInt8(at + 3) < 128) continue;
    opaque += 1;
    const [red, green, blue] = [pixels.readUInt8(at), pixels.readUInt8(at + 1), pixels.readUInt8(at + 2)];
    const name = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const { count, sums } = groups.get(name) ?? { count: 0, sums: [0, 0, 0] };
    groups.set(name, { count: count + 1, sums: [sums[0] + red, sums[1] + green, sums[2] + blue] });
  }
  const [first] = [...groups.values()].toSorted((one, other) => other.count - one.count);
  if (!first || opaque * 8 < pixels.length) return undefined;
  return first.sums.map((sum) => Math.round(sum / first.count));
}
