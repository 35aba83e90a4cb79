import { readFileSync } from 'node:fs';
import sharp, { type OverlayOptions } from 'sharp';
import { grounds, type Ground } from '../../src/model/grounds';
import { lettering } from './lettering';

/** What a social picture shows. */
export interface SocialCard {
  heading: string;
  /** The name below it. */
  name: string;
  ground: Ground;
  /** The picture's file beside the words, if the page has one. */
  picture?: string;
}

/** The size that the specification names (section 9). */
export const socialSize = { width: 1200, height: 630 };

const [margin, words, frame] = [64, 470, 10];

/** The largest size of the picture inside its frame. */
const inside = { width: 580, height: 540 };
const white = '#fffdf8';
const marigold = '#f2a83b';

/** Draws a page's picture for shared links as JPEG: its heading in the site's face, beside its own picture. */
export async function socialPicture({ heading, name, ground, picture }: SocialCard): Promise<Buffer> {
  const wide = picture === undefined ? socialSize.width - margin * 2 : words;
  const layers: OverlayOptions[] = [{ input: Buffer.from(wordsSvg(heading, name, wide)), left: 0, top: 0 }];
  if (picture !== undefined) layers.unshift(await beside(picture));
  return sharp({ create: { ...socialSize, channels: 3, background: grounds[ground] } })
    .composite(layers)
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** The whole picture in a light frame, at the right edge. */
async function beside(picture: string): Promise<OverlayOptions> {
  const input = await sharp(readFileSync(picture))
    .resize({ ...inside, fit: 'inside' })
    .extend({ top: frame, bottom: frame, left: frame, right: frame, background: white })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = input.info;
  const left = socialSize.width - margin / 2 - width;
  return { input: input.data, left, top: Math.round((socialSize.height - height) / 2) };
}

function wordsSvg(heading: string, name: string, width: number): string {
  const title = lettering(heading, width, [84, 74, 64, 56, 48, 40], 6);
  const below = lettering(name, width, [32], 2);
  const top = Math.max(margin, (socialSize.height - title.height - 40 - below.height) / 2);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${socialSize.width}" height="${socialSize.height}">`,
    `<g fill="${white}"><path transform="translate(${margin} ${top})" d="${title.path}"/></g>`,
    `<path fill="${marigold}" transform="translate(${margin} ${top + title.height + 40})" d="${below.path}"/>`,
    '</svg>',
  ].join('');
}
