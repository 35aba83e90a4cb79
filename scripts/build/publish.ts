import { lstatSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { UsageError } from '../files/usage-error';
import { filesBelow, madeFiles, markerName, noteMadeFiles } from './made-files';

/**
 * Puts a prepared site into its place, around the folder in which it was prepared: first what pages need (scripts,
 * pictures), then the pages, and what is no longer needed goes last. So at every moment each page there is whole and
 * finds what it needs, and a build that is killed on the way is completed by the next one.
 * @param all files of the site that need not have been prepared where they are in the place already.
 */
export function publish(staging: string, place: string, all: readonly string[] = []): void {
  const { prepared, present } = foundIn(place, `${basename(staging)}/`);
  const made = [...new Set([...prepared, ...all])];
  const before = madeFiles(place, [...present]) ?? [];
  refuseForeign(place, present, new Set(before), new Set(made));
  refuseGone(made, new Set([...prepared, ...before]));
  noteMadeFiles(place, [...new Set([...before, ...made])]);
  const kept = new Set(made);
  const leftOver = before.filter((file) => !kept.has(file));
  const blocking = inTheWay(leftOver, kept);
  for (const file of blocking) remove(place, file);
  const staying = [...present].filter((file) => !blocking.has(file));
  for (const path of moves(prepared, staying)) move(join(staging, path), join(place, path));
  for (const file of leftOver) if (!blocking.has(file)) remove(place, file);
  noteMadeFiles(place, made);
}

/** The files that were prepared, by their path in the site, and those that are in the place already. */
function foundIn(place: string, staging: string): { prepared: string[]; present: Set<string> } {
  const found = filesBelow(place);
  const own = found.flatMap((file) => (file.startsWith(staging) ? file.slice(staging.length) : []));
  return {
    prepared: own.filter((file) => file !== markerName),
    present: new Set(found.filter((file) => !file.startsWith(staging))),
  };
}

/** What is moved in turn, as paths: whole folders where there is none in the place yet, and files. */
function moves(prepared: readonly string[], staying: readonly string[]): Set<string> {
  const folders = new Set(staying.flatMap(foldersOf));
  const inOrder = prepared.toSorted((one, other) => rank(one) - rank(other));
  return new Set(inOrder.map((file) => foldersOf(file).findLast((folder) => !folders.has(folder)) ?? file));
}

function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch {
    removeEmpty(to);
    renameSync(from, to);
  }
}

/** What came there since the build began (`checkOutFolder`) and stands where a file of the site has to be. */
function refuseForeign(
  place: string,
  present: ReadonlySet<string>,
  before: ReadonlySet<string>,
  made: ReadonlySet<string>,
): void {
  const foreign = [...present].filter((file) => !before.has(file));
  const first = foreign.find((file) => made.has(file)) ?? [...inTheWay(foreign, made)][0];
  if (first !== undefined)
    throw new UsageError(
      `The site cannot be written to "${place}": meanwhile "${first}" came there, which no build made. Nothing there was changed.`,
    );
}

/** What should stay as it is has to be there still. */
function refuseGone(made: readonly string[], there: ReadonlySet<string>): void {
  const gone = made.find((file) => !there.has(file));
  if (gone !== undefined)
    throw new UsageError(
      `"${gone}" went away while the site was built. Nothing there was changed. Try again.`,
    );
}

/** Files with names that change with their content come first: nothing refers to them yet. */
function rank(file: string): number {
  return /^(?:assets|files|media|social)\//.test(file) ? 0 : 1;
}

/** The old files that stand where a folder has to be now, or the other way round. */
function inTheWay(old: string[], made: ReadonlySet<string>): Set<string> {
  const folders = new Set([...made].flatMap(foldersOf));
  const isInTheWay = (file: string): boolean =>
    folders.has(file) || foldersOf(file).some((folder) => made.has(folder));
  return new Set(old.filter(isInTheWay));
}

/** A killed build may have left a folder without files where something has to be now. */
function removeEmpty(path: string): void {
  const isFolder = lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  if (isFolder && filesBelow(path).length === 0) rmSync(path, { recursive: true });
}

/** `a/b/c.html` lies in `a/b` and in `a`. */
function foldersOf(file: string): string[] {
  const folder = posix.dirname(file);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

/** Removes a file, and the folders that are empty without it. */
function remove(place: string, file: string): void {
  rmSync(join(place, file), { force: true });
  try {
    for (const folder of foldersOf(file)) rmdirSync(join(place, folder));
  } catch {
    // It holds something else, or is gone already.
  }
}
