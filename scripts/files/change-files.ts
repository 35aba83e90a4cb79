import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { withEdits, type SiteChange } from '../../src/content/operations/site-change';
import { contentOf, type Source } from '../../src/content/source/source';
import { oneAtATime } from './one-at-a-time';
import { UsageError } from './usage-error';

/** A hidden folder inside of a pages folder, in which a change of it is prepared: on the same disk, and left out when pages are read. */
export const preparedName = '.vakta-change';

/** Makes a change decided as soon as it has this name. */
const journalName = 'journal.json';

/** What is left to do of a change that is decided. Each step can be done again. Paths are below the pages folder, with `/`. */
export interface Journal {
  /** What was prepared, by its name below the folder for it, and its place. */
  put: [name: string, path: string][];
  /** Files that go, after the others are there. */
  remove: string[];
}

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
  const unnamed = join(prepared, `${journalName}.new`);
  mkdirSync(prepared);
  try {
    yield;
    const put = targetsOf(change).map((path, at): [string, string] => [String(at), path]);
    for (const [name, path] of put) {
      prepare(pages, { place: join(prepared, name), path }, source, change);
      yield;
    }
    const filled = new Set(put.map(([, path]) => path));
    const remove = [...change.moved.keys(), ...change.removed].filter((path) => !filled.has(path));
    writeFileSync(unnamed, JSON.stringify({ put, remove }), { flush: true });
    yield;
    refuseChanged(source, change);
  } catch (error) {
    rmSync(prepared, { recursive: true });
    throw error;
  }
  renameSync(unnamed, join(prepared, journalName));
  yield;
  yield* settling(pages);
}

/** Waits for a change of a pages folder that is going on, and completes one that was killed. Whoever reads the folder begins with it. */
export async function settleChange(pages: string): Promise<void> {
  if (!isThere(join(pages, preparedName))) return;
  await oneAtATime(pages, async () => {
    for (const _ of settling(pages));
  });
}

/**
 * Completes the change that was decided in a pages folder, or takes away what was prepared for one that was not, a step
 * at a time. Nobody else may do so meanwhile. Throws a UsageError where what is there cannot be ours.
 */
export function* settling(pages: string): Generator<void> {
  const prepared = join(pages, preparedName);
  if (!isThere(prepared)) return;
  if (!lstatSync(prepared).isDirectory()) throw notOurs(prepared);
  if (isThere(join(prepared, journalName))) yield* completing(pages, prepared);
  rmSync(prepared, { recursive: true });
}

function* completing(pages: string, prepared: string): Generator<void> {
  const { put, remove } = readJournal(join(prepared, journalName));
  for (const path of [...put.map(([, place]) => place), ...remove]) refuseOutside(pages, path);
  for (const [name, path] of put) {
    mkdirSync(dirname(join(pages, path)), { recursive: true });
    // What is not there any more was moved before.
    if (existsSync(join(prepared, name))) renameSync(join(prepared, name), join(pages, path));
    yield;
  }
  for (const path of remove) {
    rmSync(join(pages, path), { force: true });
    removeEmpty(pages, posix.dirname(path));
    yield;
  }
  rmSync(join(prepared, journalName));
  yield;
}

function readJournal(file: string): Journal {
  try {
    const { put, remove } = JSON.parse(readFileSync(file, 'utf8')) as Journal;
    if (put.every(([name]) => /^\d+$/.test(name))) return { put, remove: [...remove] };
  } catch {
    // It is none.
  }
  throw notOurs(file);
}

/** For something that has the name of what a command makes, and is something else. */
function notOurs(path: string): UsageError {
  return new UsageError(`${path} is nothing that a command has made. Move it away, then try again.`);
}

/** Removes a folder below another one, and those around it, as far as they are empty. */
function removeEmpty(pages: string, folder: string): void {
  try {
    if (folder !== '.') rmdirSync(join(pages, folder));
  } catch {
    return;
  }
  if (folder !== '.') removeEmpty(pages, posix.dirname(folder));
}

/** The files that will be there, or be others, afterwards. */
function targetsOf({ edits, created, moved }: SiteChange): string[] {
  const written = [...edits.keys()].map((path) => moved.get(path) ?? path);
  return [...new Set([...written, ...moved.values(), ...created.keys()])];
}

/** Prepares one file under a name of ours; what there was keeps for whom it is meant. */
function prepare(
  pages: string,
  { place, path }: { place: string; path: string },
  source: Source,
  { created, edits, moved }: SiteChange,
): void {
  const text = created.get(path);
  if (text !== undefined) return writeFileSync(place, text, { flush: true });
  const [from = path] = [...moved].find(([, to]) => to === path) ?? [];
  const own = edits.get(from);
  copyFileSync(join(pages, from), place);
  if (!own) return;
  const document = source.documents.find((one) => one.path === from);
  if (!document) throw new Error(`${from} was to be edited, but is no document.`);
  writeFileSync(place, withEdits(contentOf(document), own).bytes, { flush: true });
}

function refuseObstacles(pages: string, { created, edits, moved, removed }: SiteChange): void {
  const vacated = new Set([...moved.keys(), ...removed]);
  for (const path of [...vacated, ...edits.keys()]) {
    refuseOutside(pages, path);
    if (lstatSync(join(pages, path), { throwIfNoEntry: false })?.isFile() !== true)
      throw new UsageError(
        `${join(pages, path)} is no ordinary file any more. Nothing was changed. Try again.`,
      );
  }
  for (const path of [...moved.values(), ...created.keys()]) {
    refuseOutside(pages, path);
    if (isThere(join(pages, path)) && !vacated.has(path))
      throw new UsageError(`${join(pages, path)} is there already. Nothing was changed.`);
  }
}

/** Throws a UsageError for a place that is not below the folder, or is reached through a link. */
function refuseOutside(pages: string, path: string): void {
  const names = path.split('/');
  if (names.some((name) => name === '' || name.startsWith('.') || name.includes('\\')))
    throw new UsageError(`"${path}" is no place in the pages. Nothing was changed.`);
  for (const at of names.slice(0, -1).keys()) {
    const folder = join(pages, ...names.slice(0, at + 1));
    if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
      throw new UsageError(
        `${folder} is no folder, and nothing is written through a link. Nothing was changed.`,
      );
  }
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
