import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Brand } from '../../src/content/brand/brand';
import type { PagePlan } from '../../src/content/render/built-page';
import type { Head } from '../../src/model/page-data';
import type { CompleteSite, ImageFolders } from '../build/with-assets';
import { forgetUnused, isKept, keep, putKept } from '../files/kept';
import { siteRoot } from '../files/roots';
import { severalAtOnce } from '../files/several-at-once';
import { whileSlow, type Tell } from '../files/while-slow';
import type { SocialCard, SocialLook } from './social-picture';
import { socialLooks } from './social-looks';

/** The picture for shared links of each page, by the page's document. */
export type SocialPictures = ReadonlyMap<string, NonNullable<Head['image']>>;

type Plan = Pick<PagePlan, 'file' | 'social'>;

/** Draws the picture for shared links of every page. */
export async function socialPictures(
  { site, ready }: Pick<CompleteSite, 'site' | 'ready'>,
  { pages: plans, brand }: { pages: readonly Plan[]; brand: Brand },
  { out, tell, fonts }: Pick<ImageFolders, 'out' | 'tell'> & { fonts: string },
): Promise<SocialPictures> {
  const lookOf = socialLooks(brand, fonts);
  const cards = plans.map((plan) =>
    cardOf(
      plan,
      { name: site.owner.name, look: lookOf(plan.social.ground) },
      ready.images,
      join(out, 'media'),
    ),
  );
  const names = await socialStep(cards, join(out, 'social'), tell);
  const address = `${site.origin}${site.basePath}social/`;
  return new Map(
    plans.map(({ file, social }, at) => [file, { url: address + (names[at] ?? ''), alt: social.heading }]),
  );
}

/** Its picture is the published one: cleaned, and of a size that can be drawn. */
function cardOf(
  { social: { heading, picture, isAlone } }: Plan,
  { name, look }: { name: string; look: SocialLook },
  images: CompleteSite['ready']['images'],
  media: string,
): SocialCard {
  const fileOf = (image = ''): string | undefined => {
    const asset = images.get(image);
    return asset && join(media, basename(asset.src));
  };
  const [shown, mark] = [fileOf(picture), fileOf(look.logo)];
  return {
    heading,
    name,
    look,
    ...(mark !== undefined && { mark }),
    ...(shown !== undefined && { picture: shown, ...(isAlone && { isAlone }) }),
  };
}

/** Where drawn cards are kept, a folder each, named by the hash of the card. */
export const cacheFolder = join(siteRoot, '.cache/social');

/** The one file that is kept of a card. */
const cardName = 'card.jpg';

/** Part of the cache's key: raise it when the step draws something else for the same card. */
const version = '4';

/** Draws cards into a folder, or takes them from the cache; gives the names of their files, in the order of the cards. */
export async function socialStep(
  cards: readonly SocialCard[],
  folder: string,
  tell: Tell = () => {},
): Promise<string[]> {
  const hashes = cards.map(hashOf);
  const missing = new Map(cards.map((card, at) => [hashes[at] ?? '', card]));
  for (const hash of missing.keys()) if (isKept(join(cacheFolder, hash))) missing.delete(hash);
  if (missing.size > 0)
    await whileSlow(`Drawing pictures for shared links: ${missing.size} …`, tell, () => draw(missing));
  mkdirSync(folder, { recursive: true });
  for (const hash of new Set(hashes)) putKept(join(cacheFolder, hash, cardName), join(folder, `${hash}.jpg`));
  return hashes.map((hash) => `${hash}.jpg`);
}

/** Without a look into the picture, which has a name of its own for each content. */
function hashOf({ heading, name, look, mark, picture = '', isAlone }: SocialCard): string {
  const words = isAlone ? [] : [heading, name, ...(mark === undefined ? [] : [basename(mark)])];
  const key = JSON.stringify([
    version,
    ...words,
    look.ground,
    ...(isAlone ? [] : [look.ink, look.accent, ...look.faces.map((face) => basename(face))]),
    basename(picture),
  ]);
  return createHash('sha256').update(key).digest('hex').slice(0, 16);
}

/** In the order of what stands behind the words: it is drawn once, and only the last one is kept. */
async function draw(cards: ReadonlyMap<string, SocialCard>): Promise<void> {
  const behind = ({ look: { ground, ink }, picture = '', isAlone }: SocialCard): string =>
    `${picture} ${ground} ${ink} ${isAlone ? 'alone' : ''}`;
  const sorted = [...cards].toSorted(([, one], [, other]) => (behind(one) < behind(other) ? -1 : 1));
  // It takes longer to load than a small site to build.
  const { backdrop, socialPicture } = await import('./social-picture');
  let last: { key: string; pixels: ReturnType<typeof backdrop> } | undefined;
  await severalAtOnce(sorted, async ([hash, card]) => {
    const key = behind(card);
    last = last?.key === key ? last : { key, pixels: backdrop(card) };
    const bytes = await socialPicture(card, await last.pixels);
    await keep(join(cacheFolder, hash), new Map([[cardName, bytes]]));
  });
  forgetUnused(cacheFolder);
}
