import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { assetsOf, type BuiltSite } from '../../src/content/render/build-site';
import type { BuiltPage } from '../../src/content/render/built-page';
import type { AssetNames } from '../../src/content/render/asset-names';
import type { ShownBrand } from '../../src/model/brand';
import type { SiteDocument } from '../../src/model/content.generated';
import type { ChatData } from '../../src/model/chat-data';
import type { Assets, ImageAsset, PageData, SiteData } from '../../src/model/page-data';
import { iconSymbol } from '../files/icons';
import type { Tell } from '../files/while-slow';
import { imageStep } from '../images/image-step';

/** A page that lacks nothing, with the old addresses that lead to it and its document. */
export interface CompletePage {
  page: PageData;
  aliases: string[];
  file: string;
}

/** The pictures and the icons by their names, and the brand on whose grounds they stand. */
interface Ready {
  images: ReadonlyMap<string, ImageAsset>;
  icons: ReadonlyMap<string, string>;
  brand: ShownBrand;
}

/** What stands around every page, and the pictures with which a page becomes complete. */
export interface CompleteSite {
  site: SiteData;
  settings: SiteDocument;
  chat: ChatData | undefined;
  ready: Ready;
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

/** Makes every picture and icon that is used ready, each once, and fills in what stands around every page. */
export async function withAssets(built: BuiltSite, folders: ImageFolders): Promise<CompleteSite> {
  const assetNames = [built.assetNames, ...built.pages.map((page) => page.assetNames)];
  const address = `${built.site.basePath}media/`;
  const images = await prepare([...new Set(assetNames.flatMap((one) => one.images))], folders, address);
  const icons = new Set(assetNames.flatMap((one) => one.icons));
  const ready = {
    images,
    icons: new Map([...icons].map((name) => [name, iconSymbol(name, built.brand.glyphs)])),
    brand: built.site.brand,
  };
  const site = { ...built.site, assets: assetsIn(ready, built.assetNames, ready.brand.ground) };
  return { site, settings: built.settings, chat: built.chat, ready };
}

/** Fills in the pictures and icons of one page. */
export function completePage({ page, assetNames, aliases, file }: BuiltPage, ready: Ready): CompletePage {
  return { page: { ...page, assets: assetsIn(ready, assetNames, page.ground) }, aliases, file };
}

/** @param ground the name of the ground that the page stands on; an unknown one counts as the first. */
function assetsIn({ images, icons, brand }: Ready, assetNames: AssetNames, ground: string): Assets {
  const grounds = Object.values(brand.grounds);
  const { ink } = brand.grounds[ground] ?? brand.grounds[brand.ground] ?? {};
  const image = (src: string): ImageAsset => {
    const asset = images.get(src) as ImageAsset;
    const isOnGround = grounds.some((one) => one.colour === asset.placeholder && one.ink === ink);
    return isOnGround ? { ...asset, isOnGround } : asset;
  };
  return assetsOf(assetNames, image, (name) => icons.get(name) ?? '');
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
