import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { lettering } from './lettering';

/** How a social picture looks: its colours, and the files of the font of its words. */
export interface SocialLook {
  ground: string;
  /** The words, and the frame of the picture. */
  ink: string;
  /** The name below them. */
  accent: string;
  faces: string[];
  /** The site's mark before the name, by its name in the media folder. */
  logo?: string;
}

/** What a social picture shows. */
export interface SocialCard {
  heading: string;
  /** The name below it. */
  name: string;
  look: SocialLook;
  /** The picture's file beside the words, if the page has one. Its name changes with its content. */
  picture?: string;
  /** The mark's file before the name, if the site has one. Its name changes with its content. */
  mark?: string;
  /** Whether the picture fills the whole, without words. */
  isAlone?: true;
}

/** The size that the specification names (section 9). */
export const socialSize = { width: 1200, height: 630 };

const [margin, words, frame, gap] = [64, 470, 10, 40];

/** How far the ink of a letter may reach beyond its width. */
const overhang = 16;

/** The largest size of the picture inside its frame. */
const inside = { width: 580, height: 540 };

/** How high the mark is, how wide at most, and how far from the name. */
const markSize = { height: 72, width: 220, gap: 20 };

/** Pixels of three bytes each, row by row. */
interface Pixels {
  data: Buffer;
  info: { width: number; height: number };
}

/** What stands behind the words: the ground, and the picture in its frame at the right edge, or alone. Many pages may share one. */
export async function backdrop(card: Omit<SocialCard, 'heading' | 'name'>): Promise<Pixels> {
  const { look, picture } = card;
  const background = look.ground;
  if (card.isAlone && picture !== undefined)
    return pixelsOf(
      // A drawing is as sharp as its size; a photograph has no density.
      sharp(readFileSync(picture), { density: 216 })
        .resize({ ...socialSize, fit: 'cover' })
        .flatten({ background }),
    );
  const pixels = await pixelsOf(sharp({ create: { ...socialSize, channels: 3, background } }));
  if (picture === undefined) return pixels;
  const framed = await pixelsOf(
    sharp(readFileSync(picture))
      .resize({ ...inside, fit: 'inside' })
      .flatten({ background })
      .extend({ top: frame, bottom: frame, left: frame, right: frame, background: look.ink }),
  );
  const { width, height } = framed.info;
  const left = socialSize.width - margin / 2 - width;
  putOnto(pixels, framed, { left, top: Math.round((socialSize.height - height) / 2) });
  return pixels;
}

/** Draws a page's picture for shared links as JPEG: its heading in the site's face, on its backdrop, or its backdrop alone. */
export async function socialPicture(card: SocialCard, behind: Pixels): Promise<Buffer> {
  const wide = card.picture === undefined ? socialSize.width - margin * 2 : words;
  const pixels = { ...behind, data: Buffer.from(behind.data) };
  if (!card.isAlone)
    putOnto(pixels, await pixelsOf(sharp(Buffer.from(await wordsSvg(card, wide)))), { left: 0, top: 0 });
  return (
    sharp(pixels.data, { raw: { ...socialSize, channels: 3 } })
      // A table of codes for each picture would make it a tenth smaller in twice the time.
      .jpeg({ quality: 84, chromaSubsampling: '4:4:4', optimiseCoding: false })
      .toBuffer()
  );
}

function pixelsOf(picture: Sharp): Promise<Pixels> {
  return picture.toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** Puts an opaque picture over a part of a larger one. */
function putOnto(large: Pixels, small: Pixels, { left, top }: { left: number; top: number }): void {
  const [row, piece] = [large.info.width * 3, small.info.width * 3];
  for (let at = 0; at < small.info.height; at += 1)
    small.data.copy(large.data, (top + at) * row + left * 3, at * piece, (at + 1) * piece);
}

/** The words on their ground, from the left edge to their end: without transparency, and nothing has to be blended. */
async function wordsSvg(
  { heading, name, mark: file, look: { ground, ink, accent, faces } }: SocialCard,
  width: number,
): Promise<string> {
  const mark = await markSvg(file);
  const below = lettering(name, [32], { width: width - mark.width, height: 80 }, faces);
  const last = Math.max(mark.height, below.height);
  const free = socialSize.height - margin * 2 - gap - last;
  const title = lettering(heading, [84, 74, 64, 56, 48, 40], { width, height: free }, faces);
  const top = margin + Math.max(0, (free - title.height) / 2);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${margin + width + overhang}" height="${socialSize.height}">`,
    `<rect width="100%" height="100%" fill="${ground}"/>`,
    `<g fill="${ink}" transform="translate(${margin} ${top})">${title.svg}</g>`,
    `<g transform="translate(${margin} ${top + title.height + gap + (last - mark.height) / 2})">${mark.svg}</g>`,
    `<g fill="${accent}" transform="translate(${margin + mark.width} ${top + title.height + gap + (last - below.height) / 2})">${below.svg}</g>`,
    '</svg>',
  ].join('');
}

/** The mark with its left top corner at 0, 0, and the room that it takes before the name. */
async function markSvg(file: string | undefined): Promise<{ svg: string; width: number; height: number }> {
  if (file === undefined) return { svg: '', width: 0, height: 0 };
  const { data, info } = await sharp(readFileSync(file), { density: 216 })
    .resize({ width: markSize.width, height: markSize.height, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const svg = `<image width="${width}" height="${height}" href="data:image/png;base64,${data.toString('base64')}"/>`;
  return { svg, width: width + markSize.gap, height };
}
