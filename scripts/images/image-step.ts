import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { ImageAsset } from '../../src/model/page-data';
import { projectRoot } from '../files/project-root';
import { UsageError } from '../files/usage-error';
import { drawing } from './drawing';
import { photograph } from './photograph';

/** A picture made ready: its files by name, and its asset with addresses that are only those names. */
export interface PreparedImage {
  files: Record<string, Buffer>;
  asset: ImageAsset;
}

/** Part of the cache's key: raise it when the step makes something else of the same picture. */
const version = '1';

/** Where prepared pictures are kept, a folder each, named by the hash of the picture. */
export const cacheFolder = join(projectRoot, '.cache/images');

/**
 * Makes a picture ready and puts its files into `folder`; an unchanged picture comes from the cache.
 * @returns its asset, with addresses that start with `address`. Rejects, naming the file, when it is no picture.
 */
export async function imageStep(file: string, folder: string, address: string): Promise<ImageAsset> {
  const bytes = readFileSync(file);
  const hash = createHash('sha256')
    .update(version)
    .update(file.replace(/^.*_media/, ''))
    .update(bytes)
    .digest('hex')
    .slice(0, 16);
  const kept = join(cacheFolder, hash);
  if (!existsSync(kept)) keep(kept, await prepared(file, bytes, hash.slice(0, 8)));
  for (const name of readdirSync(kept))
    if (name !== 'asset.json') cpSync(join(kept, name), join(folder, name));
  return addressed(JSON.parse(readFileSync(join(kept, 'asset.json'), 'utf8')) as ImageAsset, address);
}

async function prepared(file: string, bytes: Buffer, hash: string): Promise<PreparedImage> {
  const ending = extname(file);
  const name = `${basename(file, ending)}-${hash}`;
  try {
    return await (ending === '.svg' ? drawing(name, bytes) : photograph(name, bytes));
  } catch (error) {
    throw new UsageError(
      `${file} cannot be read as a picture (${(error as Error).message}). Save it again as JPEG, PNG, WebP or SVG.`,
    );
  }
}

/** Kept whole or not at all. */
function keep(folder: string, { files, asset }: PreparedImage): void {
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(unfinished, name), bytes);
  writeFileSync(join(unfinished, 'asset.json'), JSON.stringify(asset));
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
}

function addressed(asset: ImageAsset, address: string): ImageAsset {
  const src = address + asset.src;
  if (!asset.sources) return { ...asset, src };
  const sources = asset.sources.map(({ type, srcSet }) => ({
    type,
    srcSet: srcSet.replaceAll(/(^|, )/g, `$1${address}`),
  }));
  return { ...asset, src, sources };
}
