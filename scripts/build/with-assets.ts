import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { assetsOf, type BuiltSite } from '../../src/content/build-site';
import type { BuiltPage } from '../../src/content/page/built-page';
import type { UsedAssets } from '../../src/content/page/used-assets';
import type { SiteDocument } from '../../src/model/content.generated';
import type { ChatData } from '../../src/model/chat/chat-data';
import type { Assets, ImageAsset, PageData, SiteData } from '../../src/model/page-data';
import { iconMarkup } from '../files/tabler-icons';
import type { Tell } from '../files/while-slow';
import { imageStep } from '../images/image-step';

/** A page that lacks nothing, with the old addresses that lead to it and its document. */
export interface CompletePage {
  page: PageData;
  aliases: string[];
  file: string;
}

/** What stands around every page, and the pictures with which a page becomes complete. */
export interface CompleteSite {
  site: SiteData;
  settings: SiteDocument;
  chat: ChatData | undefined;
  images: ReadonlyMap<string, ImageAsset>;
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

/** Makes every picture that is used ready, each once, and fills in what stands around every page. */
export async function withAssets(built: BuiltSite, folders: ImageFolders): Promise<CompleteSite> {
  const used = new Set([built.uses, ...built.pages.map(({ uses }) => uses)].flatMap(({ images }) => images));
  const images = await prepare([...used], folders, `${built.site.basePath}media/`);
  const assets = assetsIn(images, built.uses);
  return { site: { ...built.site, assets }, settings: built.settings, chat: built.chat, images };
}

/** Fills in the pictures and icons of one page. */
export function completePage(
  { page, uses, aliases, file }: BuiltPage,
  images: CompleteSite['images'],
): CompletePage {
  return { page: { ...page, assets: assetsIn(images, uses) }, aliases, file };
}

function assetsIn(images: CompleteSite['images'], uses: UsedAssets): Assets {
  return assetsOf(uses, (src) => images.get(src) as ImageAsset, iconMarkup);
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
