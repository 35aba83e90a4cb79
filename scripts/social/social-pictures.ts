import { basename, join } from 'node:path';
import type { PagePlan } from '../../src/content/page/built-page';
import type { Head } from '../../src/model/page-data';
import type { CompleteSite, ImageFolders } from '../build/with-assets';
import { socialStep } from './social-step';

/** The picture for shared links of each page, by the page's document. */
export type SocialPictures = ReadonlyMap<string, NonNullable<Head['image']>>;

/** Draws the picture for shared links of every page, a few at a time. */
export async function socialPictures(
  { site, images }: Pick<CompleteSite, 'site' | 'images'>,
  plans: readonly Pick<PagePlan, 'file' | 'social'>[],
  { out }: Pick<ImageFolders, 'out'>,
): Promise<SocialPictures> {
  const folder = join(out, 'social');
  const waiting = plans.values();
  const drawn = new Map<string, NonNullable<Head['image']>>();
  const work = async (): Promise<void> => {
    for (const { file, social } of waiting) {
      const { heading, ground } = social;
      // As it is published: cleaned, and of a size that can be drawn.
      const asset = social.picture === undefined ? undefined : images.get(social.picture);
      const picture = asset === undefined ? {} : { picture: join(out, 'media', basename(asset.src)) };
      const name = await socialStep({ heading, name: site.speaker.name, ground, ...picture }, folder);
      drawn.set(file, { url: `${site.origin}${site.basePath}social/${name}`, alt: heading });
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return drawn;
}
