import { createCipheriv, createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** The pictures that all generated pages share, as documents name them. */
export const photographNames: readonly string[] = Array.from(
  { length: 12 },
  (_, at) => `bench/photo-${at + 1}`,
);

/** Pixels. */
const size = { width: 1600, height: 1000 };

/** Writes the first `count` photographs into `_media` of a pages folder. Another seed makes other photographs. */
export async function writePhotographs(folder: string, count: number, seed = ''): Promise<void> {
  for (const name of photographNames.slice(0, count)) {
    const file = join(folder, '_media', `${name}.jpg`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await jpegPhotograph(name + seed));
  }
}

/** Clouds of colour under a fine grain: no motif, but the weight of a photograph. The same seed gives the same one. */
export async function jpegPhotograph(seed: string): Promise<Buffer> {
  const [clouds, leaves, grain] = [
    await noise(`${seed} clouds`, 16, [20, 235]),
    await noise(`${seed} leaves`, 320, [64, 192]),
    await noise(`${seed} grain`, 640, [96, 160]),
  ];
  return sharp(clouds)
    .composite([leaves, grain].map((input) => ({ input, blend: 'overlay' as const })))
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** Coloured dots, so many in a row, blown up smoothly to the photograph's size; values between two of 0 to 255. */
async function noise(seed: string, across: number, [low, high]: [number, number]): Promise<Buffer> {
  const down = Math.round((across * size.height) / size.width);
  const pixels = dice(seed, across * down * 3).map((one) => low + (one * (high - low)) / 255);
  return sharp(pixels, { raw: { width: across, height: down, channels: 3 } })
    .resize({ ...size, fit: 'fill', kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** So many bytes of chance, the same for the same seed. */
function dice(seed: string, length: number): Buffer {
  const key = createHash('md5').update(seed).digest();
  return createCipheriv('aes-128-ctr', key, Buffer.alloc(16)).update(Buffer.alloc(length));
}
