import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand, BrandFont } from '../../src/content/brand/brand';
import { fontPackage } from '../files/font-packages';
import { forgetUnused, isKept, keep } from '../files/kept';
import { siteRoot } from '../files/roots';

/** Where the styles of brands are kept, a folder each, named by what they are made of. */
export const styleCache = join(siteRoot, '.cache/brands');

/** Part of the cache's key: raise it when a brand has another style. */
const version = '2';

/**
 * The folder with the stylesheet of a brand and its fonts: a kept one, or one that is made.
 * @param fonts the folder `_fonts` of the site.
 */
export async function keptStyle(brand: Brand, fonts: string): Promise<string> {
  const folder = join(styleCache, keyOf(brand, fonts));
  if (isKept(folder)) return folder;
  // What looks into fonts takes longer to load than a small site to build.
  const { brandStyle } = await import('./brand-style');
  await keep(folder, brandStyle(brand, fonts));
  forgetUnused(styleCache);
  return folder;
}

function keyOf(brand: Brand, folder: string): string {
  const hash = createHash('sha256').update(version).update(JSON.stringify(brand));
  for (const path of Object.values(brand.fonts).flatMap((font) => filesOf(font, folder)))
    hash.update(readFileSync(path));
  return hash.digest('hex').slice(0, 32);
}

function filesOf({ package: name = '', files = [] }: BrandFont, folder: string): string[] {
  return [
    ...(fontPackage(name)?.faces.map(({ path }) => path) ?? []),
    ...files.map((file) => join(folder, file)),
  ];
}
