import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { ImageAsset } from '../../src/model/page-data';
import { slug } from '../../src/lib/slug';
import { forgetUnused, isKept, keep, keptPaths, putKept } from '../files/kept';
import { perFile } from '../files/per-file';
import { siteRoot } from '../files/roots';
import { severalAtOnce } from '../files/several-at-once';
import { UsageError } from '../files/usage-error';
import { whileSlow, type Tell } from '../files/while-slow';
import { drawnApart, type Draw } from './drawn-apart';

/** A picture made ready, its files by what stands behind its name, like `-480.avif`; its asset has only that for addresses. */
export interface PreparedImage {
  files: Record<string, Buffer>;
  asset: ImageAsset;
}

/** Part of the cache's key: raise it when the step makes something else of the same picture. */
const version = '10';

/** What is kept with a picture and is none of the site's files: its asset. */
const assetName = 'asset.json';

/** Where prepared pictures are kept, a folder each, named by the hash of the picture. */
export const cacheFolder = join(siteRoot, '.cache/images');

/** Where the files of a picture go, and how their addresses begin. */
export interface ImagePlace {
  folder: string;
  address: string;
}

/**
 * Makes pictures ready and puts their files into a folder; one that is in the cache comes from there, under whichever
 * name it was made. Gives their assets by file. Rejects, naming the file, when one is no picture.
 */
export async function imageStep(
  files: readonly string[],
  place: ImagePlace,
  tell: Tell = () => {},
): Promise<Map<string, ImageAsset>> {
  const faults = await makeMissing(files, tell);
  for (const file of files) {
    const reason = faults.get(hashOf(file));
    if (reason !== undefined)
      throw new UsageError(
        `${file} cannot be used as a picture: ${reason}. Make it smaller or simpler, or save it again as JPEG, PNG, WebP or SVG.`,
      );
  }
  return new Map(files.map((file) => [file, put(file, place)]));
}

/** Makes drawings ready before anybody asks for them, and gives why one cannot be used, by its file. */
export async function drawingFaults(
  files: readonly string[],
  tell: Tell = () => {},
): Promise<Map<string, string>> {
  // Whether they are still as they were kept, a build asks.
  const faults = await makeMissing(
    files.filter((file) => !existsSync(join(cacheFolder, hashOf(file)))),
    tell,
  );
  return new Map(
    files.flatMap((file) => {
      const reason = faults.get(hashOf(file));
      return reason === undefined ? [] : [[file, reason] as const];
    }),
  );
}

function isDrawing(file: string): boolean {
  return extname(file).toLowerCase() === '.svg';
}

const hashOf = perFile((file) => {
  const kind = isDrawing(file) ? 'drawing' : 'photograph';
  return createHash('sha256')
    .update(`${version} ${kind} `)
    .update(readFileSync(file))
    .digest('hex')
    .slice(0, 16);
});

/** Makes ready what is not in the cache, and gives why something cannot be, by its hash. */
async function makeMissing(files: readonly string[], tell: Tell): Promise<Map<string, string>> {
  const byHash = new Map(files.map((file) => [hashOf(file), file]));
  const missing = [...byHash].filter(([hash]) => !isKept(join(cacheFolder, hash)));
  const faults = new Map<string, string>();
  if (missing.length === 0) return faults;
  const makeAll = (draw: Draw): Promise<void> =>
    severalAtOnce(missing, async ([hash, file]) => {
      const made = await prepared(file, draw);
      if ('reason' in made) faults.set(hash, made.reason);
      else await keepPrepared(hash, made);
    });
  await whileSlow(`Making pictures ready: ${missing.length} …`, tell, () => drawnApart(makeAll));
  forgetUnused(cacheFolder);
  return faults;
}

function keepPrepared(hash: string, { files, asset }: PreparedImage): Promise<void> {
  const all = new Map<string, string | Uint8Array>(Object.entries(files));
  return keep(join(cacheFolder, hash), all.set(assetName, JSON.stringify(asset)));
}

async function prepared(file: string, draw: Draw): Promise<PreparedImage | { reason: string }> {
  try {
    if (isDrawing(file)) return await draw(file);
    // What makes pictures ready takes longer to load than a small site to build, and most builds have none that are new.
    const { photograph } = await import('./photograph');
    return await photograph(readFileSync(file));
  } catch (error) {
    return { reason: reasonIn(error) };
  }
}

/** The first line: libraries add whole traces. */
function reasonIn(error: unknown): string {
  return ((error as Error).message.split('\n')[0] ?? '').replace(/\.$/, '');
}

/** The published name starts with that of the file, and changes with what is in it. */
function put(file: string, { folder, address }: ImagePlace): ImageAsset {
  const hash = hashOf(file);
  // In a list of sources a blank or a comma would end the address.
  const name = `${slug(basename(file, extname(file))) || 'picture'}-${shortOf(hash)}`;
  const kept = join(cacheFolder, hash);
  for (const ending of keptPaths(kept))
    if (ending !== assetName) putKept(join(kept, ending), join(folder, name + ending));
  return addressed(JSON.parse(readFileSync(join(kept, assetName), 'utf8')) as ImageAsset, address + name);
}

/** 31 bits in six letters: they stand in every page that shows the picture. */
function shortOf(hash: string): string {
  return BigInt(`0x${hash}`).toString(36).slice(-6);
}

function addressed(asset: ImageAsset, start: string): ImageAsset {
  const src = start + asset.src;
  if (!asset.sources) return { ...asset, src };
  const sources = asset.sources.map(({ type, srcSet }) => ({
    type,
    srcSet: srcSet.replaceAll(/(?<=^|, )/g, () => start),
  }));
  return { ...asset, src, sources };
}
