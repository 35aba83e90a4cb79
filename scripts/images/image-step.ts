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
import { slug } from '../../src/model/slug';
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
const version = '3';

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
  // In a list of sources a blank or a comma would end the address.
  const name = `${slug(basename(file, ending)) || 'picture'}-${hash}`;
  try {
    return await (ending.toLowerCase() === '.svg' ? drawing(name, bytes) : photograph(name, bytes));
  } catch (error) {
    throw new UsageError(
      `${file} cannot be used as a picture: ${reasonIn(error)}. Make it smaller or simpler, or save it again as JPEG, PNG, WebP or SVG.`,
    );
  }
}

/** The first line: libraries add whole traces. */
function reasonIn(error: unknown): string {
  return ((error as Error).message.split('\n')[0] ?? '').replace(/\.$/, '');
}

/** Kept whole or not at all. */
function keep(folder: string, { files, asset }: PreparedImage): void {
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(unfinished, name), bytes);
  writeFileSync(join(unfinished, 'asset.json'), JSON.stringify(asset));
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another build may have kept the same picture meanwhile.
    rmSync(unfinished, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
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
