import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  type Stats,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** In milliseconds. */
const day = 24 * 60 * 60 * 1000;
const longest = 30 * day;

/** Whether a file or folder was kept at a path. To ask for it is to use it: `forgetUnused` then leaves it. */
export function isKept(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && unusedFor(found) > day) noteUse(path, found);
  return found !== undefined;
}

/** The time of access alone: hosts and copying programs see by that of change which files are new. */
function noteUse(path: string, { mtime }: Stats): void {
  try {
    utimesSync(path, new Date(), mtime);
  } catch {
    // What belongs to somebody else can be used all the same.
  }
}

/** Keeps at a path what `write` writes to the path that it is given, a file or a folder: whole, or not at all. */
export function keep(path: string, write: (unfinished: string) => void): void {
  const unfinished = `${path}.${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  try {
    write(unfinished);
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another build may have kept the same meanwhile.
    if (!existsSync(path)) throw error;
  }
}

/** Puts a kept file into a site, as a second name of it where the disk has such. What has the name already is the same file. */
export function putKept(file: string, place: string): void {
  try {
    linkSync(file, place);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') copyFileSync(file, place);
  }
}

/** Removes of what is kept in a folder whatever was not used for 30 days. */
export function forgetUnused(folder: string): void {
  for (const path of readdirSync(folder).map((name) => join(folder, name))) {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found && unusedFor(found) > longest) rmSync(path, { recursive: true, force: true });
  }
}

function unusedFor({ atimeMs }: Stats): number {
  return Date.now() - atimeMs;
}
