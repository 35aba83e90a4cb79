import sharp from 'sharp';

/** How many pixels of two pictures differ, in whatever shade; Infinity where their sizes do. */
export async function unlikePixels(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([pixels(one), pixels(other)]);
  if (a.length !== b.length) return Infinity;
  return a.filter((pixel, index) => pixel !== b[index]).length;
}

async function pixels(picture: Buffer): Promise<Uint32Array> {
  const { buffer, byteOffset, length } = await sharp(picture).ensureAlpha().raw().toBuffer();
  return new Uint32Array(buffer, byteOffset, length / 4);
}
