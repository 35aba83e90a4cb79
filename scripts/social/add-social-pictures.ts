import { basename, join } from 'node:path';
import type { CompletePage, CompleteSite, ImageFolders } from '../build/with-assets';
import { socialStep } from './social-step';

/** Draws the picture for shared links of pages, a few at a time, and writes its address into each page's head. */
export async function addSocialPictures(
  complete: Pick<CompleteSite, 'site'> & { pages: readonly CompletePage[] },
  { out }: Pick<ImageFolders, 'out'>,
): Promise<void> {
  const { site, pages } = complete;
  const folder = join(out, 'social');
  const waiting = [...pages];
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { page, social } = next;
      // As it is published: cleaned, and of a size that can be drawn.
      const asset = social.picture === undefined ? undefined : page.assets.images[social.picture];
      const picture = asset === undefined ? {} : { picture: join(out, 'media', basename(asset.src)) };
      const card = { heading: social.heading, name: site.speaker.name, ground: page.ground, ...picture };
      const name = await socialStep(card, folder);
      const url = `${site.origin}${site.basePath}social/${name}`;
      page.head = { ...page.head, image: { url, alt: social.heading } };
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
}
