import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { join, posix } from 'node:path';
import {
  journalName,
  notOurs,
  preparedName,
  readJournal,
  refuseOutside,
  type Journal,
} from './change-journal';
import { oneAtATime } from './one-at-a-time';
import { UsageError } from './usage-error';

/** Waits for a change of a pages folder that is going on, and completes one that was killed. Whoever reads the folder begins with it. */
export async function settleChange(pages: string): Promise<void> {
  if (!hasUnfinishedChange(pages)) return;
  await oneAtATime(pages, async () => {
    for (const _ of settling(pages));
  });
}

/** Whether something of a change is left in a pages folder. */
export function hasUnfinishedChange(pages: string): boolean {
  return lstatSync(join(pages, preparedName), { throwIfNoEntry: false }) !== undefined;
}

/**
 * Completes the change that was decided in a pages folder, or takes away what was prepared for one that was not: a step
 * at a time, so that whoever stops between two of them has done what a kill does. Nobody else may do so meanwhile.
 * Throws a UsageError where what is there cannot be ours.
 */
export function* settling(pages: string): Generator<void> {
  const prepared = join(pages, preparedName);
  if (!hasUnfinishedChange(pages)) return;
  if (!lstatSync(prepared).isDirectory()) throw notOurs(prepared);
  const journal = readJournal(prepared);
  if (journal) yield* completing(pages, prepared, journal);
  yield* clearing(pages);
}

function* completing(pages: string, prepared: string, { put, remove }: Journal): Generator<void> {
  for (const path of [...put.map(([, place]) => place), ...remove]) refuseOutside(pages, path);
  for (const [name, path] of put) refuseOtherKind(join(prepared, name), join(pages, path));
  for (const path of remove) if (isFolder(join(pages, path))) throw inTheWay(join(pages, path));
  for (const [name, path] of put) {
    moveThere(join(prepared, name), join(pages, path));
    yield;
  }
  for (const path of remove) {
    rmSync(join(pages, path), { force: true });
    removeEmpty(pages, posix.dirname(path));
    yield;
  }
  for (const folder of new Set(put.map(([, path]) => posix.dirname(path)))) flush(join(pages, folder));
  rmSync(join(prepared, journalName));
  yield;
}

/** A file takes no folder's place, and a folder no file's. */
function refuseOtherKind(from: string, to: string): void {
  const [prepared, present] = [isFolder(from), isFolder(to)];
  if (prepared !== undefined && present !== undefined && prepared !== present) throw inTheWay(to);
}

/** undefined where nothing is. */
function isFolder(path: string): boolean | undefined {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory();
}

function inTheWay(path: string): UsageError {
  return new UsageError(
    `${path} is in the way of a change that was not completed. Nothing was changed. Move it away, then try again.`,
  );
}

/** What is not there any more was moved before. A folder that came there meanwhile will do as well. */
function moveThere(from: string, to: string): void {
  const found = lstatSync(from, { throwIfNoEntry: false });
  if (!found) return;
  if (found.isDirectory() && lstatSync(to, { throwIfNoEntry: false })?.isDirectory()) return;
  renameSync(from, to);
}

/** Takes away what was prepared, by names of ours alone. */
export function* clearing(pages: string): Generator<void> {
  const prepared = join(pages, preparedName);
  for (const name of readdirSync(prepared).filter((one) => ours.test(one))) {
    const path = join(prepared, name);
    if (lstatSync(path).isDirectory()) removeEmpty(prepared, name);
    else rmSync(path);
    yield;
  }
  removeEmpty(pages, preparedName);
}

const ours = /^(?:\d+|journal\.json(?:\.new)?)$/;

/** Removes a folder below another one, and those around it, as far as they are empty. */
function removeEmpty(pages: string, folder: string): void {
  if (folder === '.') return;
  try {
    rmdirSync(join(pages, folder));
  } catch {
    return;
  }
  removeEmpty(pages, posix.dirname(folder));
}

/** Has the disk keep what was written: a file, or the names in a folder, which Windows keeps by itself. */
export function flush(path: string): void {
  if (!existsSync(path) || (process.platform === 'win32' && lstatSync(path).isDirectory())) return;
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
