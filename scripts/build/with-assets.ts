import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { assetsOf, type BuiltPage, type BuiltSite } from '../../src/content/build-site';
import type { SiteDocument } from '../../src/model/content.generated';
import type { ChatData } from '../../src/model/chat/chat-data';
import type { ImageAsset, PageData, SiteData } from '../../src/model/page-data';
import { iconMarkup } from '../files/tabler-icons';
import type { Tell } from '../files/while-slow';
import { imageStep } from '../images/image-step';

/** A page that lacks nothing, with the old addresses that lead to it and its document. */
export interface CompletePage {
  page: PageData;
  aliases: string[];
  file: string;
  social: BuiltPage['social'];
}

/** Page data that lacks nothing. */
export interface CompleteSite {
  site: SiteData;
  settings: SiteDocument;
  pages: CompletePage[];
  chat: ChatData | undefined;
}

/** Where the pictures come from and where they go. */
export interface ImageFolders {
  /** `_media` of the pages folder, and its files by name without ending. */
  media: string;
  files: Map<string, string[]>;
  /** The folder of the site that is being written. */
  out: string;
  /** Told what takes long. */
  tell?: Tell;
}

/** Makes every picture that is used ready, each once, and fills in the assets. */
export async function withAssets(built: BuiltSite, folders: ImageFolders): Promise<CompleteSite> {
  const used = new Set([built.uses, ...built.pages.map(({ uses }) => uses)].flatMap(({ images }) => images));
  const images = await prepare([...used], folders, `${built.site.basePath}media/`);
  const image = (src: string): ImageAsset => images.get(src) as ImageAsset;
  return {
    site: { ...built.site, assets: assetsOf(built.uses, image, iconMarkup) },
    settings: built.settings,
    chat: built.chat,
    pages: built.pages.map(({ page, uses, aliases, file, social }) => ({
      page: { ...page, assets: assetsOf(uses, image, iconMarkup) },
      aliases,
      file,
      social,
    })),
  };
}

async function prepare(
  names: string[],
  { media, files, out, tell }: ImageFolders,
  address: string,
): Promise<Map<string, ImageAsset>> {
  const folder = join(out, 'media');
  mkdirSync(folder, { recursive: true });
  const paths = new Map(names.map((name) => [name, join(media, files.get(name)?.[0] ?? name)]));
  const ready = await imageStep([...paths.values()], { folder, address }, tell);
  return new Map([...paths].map(([name, path]) => [name, ready.get(path) as ImageAsset]));
}
