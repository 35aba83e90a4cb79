import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Picture } from './pictures';

/** What was drawn last: for each file the hash of its text. */
export type Ledger = Readonly<Record<string, string>>;

/** What became of a picture. `foreign` is a file that somebody else made in its place, which stays. */
export type Placed = 'same' | 'written' | 'photograph' | 'foreign';

const photographs = ['.jpg', '.jpeg', '.png', '.webp'];

/** The hash of a text, as the ledger keeps it. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/**
 * Says what becomes of a picture in a folder: nothing of somebody else's is touched.
 * @param ledger what was drawn last; a file with another text is not ours.
 */
export function placeOf({ file, svg }: Picture, folder: string, ledger: Ledger): Placed {
  const path = join(folder, file);
  if (photographs.some((ending) => existsSync(path.replace(/\.svg$/, ending)))) return 'photograph';
  if (!existsSync(path)) return 'written';
  const there = readFileSync(path, 'utf8');
  if (there === svg) return 'same';
  return ledger[file] === hashOf(there) ? 'written' : 'foreign';
}

/** Writes a file whole or not at all. */
export function writeWhole(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.new-${process.pid}`;
  writeFileSync(unfinished, text, { flag: 'wx' });
  renameSync(unfinished, path);
}
