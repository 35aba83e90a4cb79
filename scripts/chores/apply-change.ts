import {
  accessSync,
  chmodSync,
  constants,
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join, posix } from 'node:path';
import { withEdits, type SiteChange } from '../../src/content/operations/site-change';
import { contentOf, type Source } from '../../src/content/source/source';
import {
  journalName,
  notOurs,
  numberOf,
  preparedName,
  refuseOutside,
  type Journal,
} from '../files/change-journal';
import { clearing, flush, hasUnfinishedChange, settling } from '../files/settle-change';
import { UsageError } from '../files/usage-error';

/**
 * Writes a change into a pages folder, all of it or nothing, whenever the process ends: a step at a time, so that whoever
 * stops between two of them has done what a kill does. Nobody else may write there meanwhile (`oneAtATime`). Throws a
 * UsageError, and changes nothing, where a document is not the one that was read, where something stands in the way, or
 * where a place is reached through a link; a failure of the disk is thrown as it is.
 * @param pages the real path of the folder.
 * @param source what was read from it and decided upon.
 */
export function* applying(pages: string, source: Source, change: SiteChange): Generator<void> {
  yield* settling(pages);
  refuseObstacles(pages, change);
  const prepared = join(pages, preparedName);
  if (hasUnfinishedChange(pages)) throw notOurs(prepared);
  mkdirSync(prepared);
  try {
    yield;
    yield* preparing(pages, prepared, source, change);
    refuseChanged(source, change);
  } catch (error) {
    for (const _ of clearing(pages));
    throw error;
  }
  renameSync(join(prepared, `${journalName}.new`), join(prepared, journalName));
  flush(prepared);
  yield;
  yield* settling(pages);
}

/** Writes down all that will be needed, the journal last. */
function* preparing(pages: string, prepared: string, source: Source, change: SiteChange): Generator<void> {
  const targets = targetsOf(change);
  const put: Journal['put'] = [];
  const origins = new Map([...change.moved].map(([from, to]) => [to, from]));
  for (const path of [...missingFolders(pages, targets), ...targets]) {
    const name = String(put.length);
    put.push([name, path]);
    prepare({ pages, place: join(prepared, name), path, from: origins.get(path) ?? path }, source, change);
    yield;
  }
  const filled = new Set(targets);
  const gone = [...change.moved.keys(), ...change.removed].filter((path) => !filled.has(path));
  const journal: Journal = { folder: numberOf(prepared), put, remove: gone };
  writeFileSync(join(prepared, `${journalName}.new`), JSON.stringify(journal), { flag: 'wx' });
  flush(join(prepared, `${journalName}.new`));
  flush(prepared);
  yield;
}

/** The files that will be there, or be others, afterwards. */
function targetsOf({ edits, created, moved }: SiteChange): string[] {
  const written = [...edits.keys()].map((path) => moved.get(path) ?? path);
  return [...new Set([...written, ...moved.values(), ...created.keys()])];
}

/** Folders that are not there yet, outer ones first. */
function missingFolders(pages: string, targets: readonly string[]): string[] {
  const folders = targets.flatMap((path) => {
    const names = path.split('/').slice(0, -1);
    return names.map((_, at) => names.slice(0, at + 1).join('/'));
  });
  return [...new Set(folders)].filter((path) => !isThere(join(pages, path)));
}

/** A folder or file that will be there: where it is prepared, its path, and the one that it had. */
interface Piece {
  pages: string;
  place: string;
  path: string;
  from: string;
}

/** Prepares one folder or file under a name of ours. What is only moved is the same file under a second name. */
function prepare({ pages, place, path, from }: Piece, source: Source, change: SiteChange): void {
  const text = change.created.get(path);
  const edits = change.edits.get(from);
  if (text !== undefined) writeFileSync(place, text, { flag: 'wx' });
  else if (edits) writeEdited(join(pages, from), place, withEdits(read(source, from), edits).bytes);
  else if (change.moved.has(from)) secondName(join(pages, from), place);
  else return mkdirSync(place);
  flush(place);
}

function writeEdited(before: string, place: string, bytes: Uint8Array): void {
  writeFileSync(place, bytes, { flag: 'wx' });
  chmodSync(place, lstatSync(before).mode & 0o7777);
}

function secondName(file: string, place: string): void {
  try {
    linkSync(file, place);
  } catch {
    // Some disks, like those of memory cards, have no second names for a file.
    copyFileSync(file, place, constants.COPYFILE_EXCL);
  }
}

function read(source: Source, path: string) {
  const document = source.documents.find((one) => one.path === path);
  if (!document) throw new Error(`${path} was to be edited, but is no document.`);
  return contentOf(document);
}

function refuseObstacles(pages: string, change: SiteChange): void {
  const vacated = new Set([...change.moved.keys(), ...change.removed]);
  const targets = [...change.moved.values(), ...change.created.keys()];
  for (const path of [...vacated, ...change.edits.keys()]) refuseNoFile(pages, path);
  for (const path of targets) {
    refuseOutside(pages, path);
    if (isThere(join(pages, path)) && !vacated.has(path))
      throw new UsageError(`${join(pages, path)} is there already. Nothing was changed.`);
  }
  for (const path of [...vacated, ...targets, ...change.edits.keys()])
    accessSync(existingFolder(pages, path), constants.W_OK);
}

function refuseNoFile(pages: string, path: string): void {
  refuseOutside(pages, path);
  if (lstatSync(join(pages, path), { throwIfNoEntry: false })?.isFile() !== true)
    throw new UsageError(
      `${join(pages, path)} is no ordinary file any more. Nothing was changed. Try again.`,
    );
}

/** The innermost folder around a path that is there. */
function existingFolder(pages: string, path: string): string {
  const folder = posix.dirname(path);
  return folder === '.' || isThere(join(pages, folder)) ? join(pages, folder) : existingFolder(pages, folder);
}

/** A document that is read again throws where it is another one by now. */
function refuseChanged({ documents }: Source, { edits, moved, removed }: SiteChange): void {
  for (const document of documents)
    if (edits.has(document.path) || moved.has(document.path) || removed.has(document.path))
      contentOf(document);
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
