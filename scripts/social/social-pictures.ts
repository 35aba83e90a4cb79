import { basename, join } from 'node:path';
import type { PagePlan } from '../../src/content/render/built-page';
import type { Head } from '../../src/model/page-data';
import type { CompleteSite, ImageFolders } from '../build/with-assets';
import type { SocialCard } from './social-picture';
import { socialStep } from './social-step';

/** The picture for shared links of each page, by the page's document. */
export type SocialPictures = ReadonlyMap<string, NonNullable<Head['image']>>;

type Plan = Pick<PagePlan, 'file' | 'social'>;

/** Draws the picture for shared links of every page. */
export async function socialPictures(
  { site, ready }: Pick<CompleteSite, 'site' | 'ready'>,
  plans: readonly Plan[],
  { out, tell }: Pick<ImageFolders, 'out' | 'tell'>,
): Promise<SocialPictures> {
  const cards = plans.map((plan) => cardOf(plan, site.speaker.name, ready.images, join(out, 'media')));
  const names = await socialStep(cards, join(out, 'social'), tell);
  const address = `${site.origin}${site.basePath}social/`;
  return new Map(
    plans.map(({ file, social }, at) => [file, { url: address + (names[at] ?? ''), alt: social.heading }]),
  );
}

/** Its picture is the published one: cleaned, and of a size that can be drawn. */
function cardOf(
  { social: { heading, ground, picture } }: Plan,
  name: string,
  images: CompleteSite['ready']['images'],
  media: string,
): SocialCard {
  const asset = picture === undefined ? undefined : images.get(picture);
  return { heading, name, ground, ...(asset && { picture: join(media, basename(asset.src)) }) };
}
