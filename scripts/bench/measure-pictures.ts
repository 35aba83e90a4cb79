import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { photograph } from '../images/photograph';
import { installed } from '../files/packages';
import { backdrop, socialPicture, socialSize, type SocialLook } from '../social/social-picture';
import type { BenchArguments } from './arguments';
import { ratio } from './figures';
import { jpegPhotograph } from './photographs';
import { withFolder } from './sites';
import { table } from './table';

/** How the measured pictures look. */
const look: SocialLook = {
  ground: '#1d4a8f',
  ink: '#ffffff',
  accent: '#ffd25e',
  faces: [installed('@fontsource/figtree/files/figtree-latin-700-normal.woff2')],
};

/** What photographs and pictures of shared links cost, beside only decoding each and encoding it once as JPEG. */
export async function measurePictures({ runs = 3 }: BenchArguments): Promise<string> {
  const photographs: Buffer[] = [];
  for (let at = 0; at < runs; at += 1) photographs.push(await jpegPhotograph(`measured ${at}`));
  return withFolder(async (folder) => {
    const picture = join(folder, 'picture.jpg');
    writeFileSync(picture, photographs[0] ?? '');
    const least = await processorSeconds(photographs, (bytes) => sharp(bytes).resize(1200).jpeg().toBuffer());
    const full = await processorSeconds(photographs, (bytes) => photograph(bytes));
    const headings = Array.from(
      { length: 8 * runs },
      (_, at) => `Outbound Training for the team number ${at}`,
    );
    const plain = await processorSeconds(headings, () => sharp(picture).resize(socialSize).jpeg().toBuffer());
    const card = { name: 'Vikram Sahyadri', look, picture } as const;
    const behind = await backdrop(card);
    const cards = await processorSeconds(headings, (heading) => socialPicture({ heading, ...card }, behind));
    return table(
      ['pictures, processor time', 'ours', 'one JPEG', 'ratio'],
      [
        ['100 photographs, s', (full * 100).toFixed(1), (least * 100).toFixed(1), ratio(full, least)],
        [
          'a picture for shared links, ms',
          (cards * 1000).toFixed(0),
          (plain * 1000).toFixed(0),
          ratio(cards, plain),
        ],
      ],
    );
  });
}

/** The processor's seconds for one item, the mean of all. */
async function processorSeconds<Item>(
  items: readonly Item[],
  work: (item: Item, at: number) => Promise<unknown>,
): Promise<number> {
  const before = process.cpuUsage();
  for (const [at, item] of items.entries()) await work(item, at);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6 / items.length;
}
