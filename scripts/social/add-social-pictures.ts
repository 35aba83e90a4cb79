import { basename, join } from 'node:path';
import type { CompletePage, CompleteSite, ImageFolders } from '../build/with-assets';
import type { SocialCard } from './social-picture';
import { socialStep } from './social-step';

/** Draws the picture for shared links of every page, and writes its address into the page's head. */
export async function addSocialPictures(
  { site, pages }: CompleteSite,
  { out, tell }: Pick<ImageFolders, 'out' | 'tell'>,
): Promise<void> {
  const cards = pages.map((page) => cardOf(page, site.speaker.name, join(out, 'media')));
  const names = await socialStep(cards, join(out, 'social'), tell);
  for (const [at, { page, social }] of pages.entries()) {
    const url = `${site.origin}${site.basePath}social/${names[at] ?? ''}`;
    page.head = { ...page.head, image: { url, alt: social.heading } };
  }
}

/** Its picture is the published one: cleaned, and of a size that can be drawn. */
function cardOf({ page, social }: CompletePage, name: string, media: string): SocialCard {
  const asset = social.picture === undefined ? undefined : page.assets.images[social.picture];
  const picture = asset === undefined ? {} : { picture: join(media, basename(asset.src)) };
  return { heading: social.heading, name, ground: page.ground, ...picture };
}
