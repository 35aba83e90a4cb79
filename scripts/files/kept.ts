import { hash, randomUUID } from 'node:crypto';
import {
  constants,
  copyFileSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files by their paths below a folder, with forward slashes. */
export type Files = Map<string, string | Uint8Array>;

/** Stands in every folder that is kept: the SHA-256 of each of its files by its path. */
const sumsName = 'sums.json';

/** In milliseconds. */
const day = 24 * 60 * 60 * 1000;

/**
 * Whether a folder was kept at a path, and every file in it is as it was kept: what a disk or a person changed is made
 * again. To ask for it is to use it: `forgetUnused` then leaves it.
 */
export function isKept(folder: string): boolean {
  const isThere = isSound(folder);
  if (isThere) noteUse(folder);
  return isThere;
}

function isSound(folder: string): boolean {
  try {
    return Object.entries(sumsIn(folder)).every(
      ([path, sum]) => sumOf(readFileSync(join(folder, path))) === sum,
    );
  } catch {
    return false;
  }
}

function sumsIn(folder: string): Record<string, string> {
  return JSON.parse(readFileSync(join(folder, sumsName), 'utf8')) as Record<string, string>;
}

function sumOf(content: string | Uint8Array): string {
  return hash('sha256', content);
}

/** The time of access alone, once a day: hosts and copying programs see by that of change which files are new. */
function noteUse(folder: string): void {
  const { atimeMs, mtime } = statSync(folder);
  if (Date.now() - atimeMs < day) return;
  try {
    utimesSync(folder, new Date(), mtime);
  } catch {
    // What belongs to somebody else can be used all the same.
  }
}

/** The paths of the files in a folder that is kept. */
export function keptPaths(folder: string): string[] {
  return Object.keys(sumsIn(folder));
}

/** Keeps files as a folder: whole, and on the disk before it has its name, or not at all. What is damaged there makes room. */
export async function keep(folder: string, files: Files): Promise<void> {
  // Two builds in one process may keep the same at once.
  const unfinished = `${folder}.${randomUUID()}`;
  const sums = Object.fromEntries([...files].map(([path, content]) => [path, sumOf(content)]));
  try {
    await writeFiles(unfinished, new Map([...files, [sumsName, JSON.stringify(sums)]]), { flush: true });
    takePlace(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function takePlace(unfinished: string, folder: string): void {
  if (!isSound(folder)) rmSync(folder, { recursive: true, force: true });
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another build has kept the same meanwhile.
    if (!isSound(folder)) throw error;
  }
}

/** Writes files below a folder, and the folders that they lie in; with `flush` each is on the disk then. */
export async function writeFiles(folder: string, files: Files, options?: { flush: boolean }): Promise<void> {
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content, options);
  }
}

/** Puts a kept file into a site: a copy, which shares its bytes only where the disk keeps changes of them apart. */
export function putKept(file: string, place: string): void {
  copyFileSync(file, place, constants.COPYFILE_FICLONE);
}

/** Removes of what is kept in a folder whatever was not used for so many days. */
export function forgetUnused(folder: string, days = 30): void {
  for (const path of readdirSync(folder).map((name) => join(folder, name))) {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found && Date.now() - found.atimeMs > days * day) rmSync(path, { recursive: true, force: true });
  }
}
