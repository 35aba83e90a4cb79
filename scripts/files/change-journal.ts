import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from './usage-error';

/** A hidden folder inside of a pages folder, in which a change of it is prepared: on the same disk, and left out when pages are read. */
export const preparedName = '.vakta-change';

/** Makes a change decided as soon as it has this name. */
export const journalName = 'journal.json';

/** What is left to do of a change that is decided. Each step can be done again. Paths are below the pages folder, with `/`. */
export interface Journal {
  /** The number that the disk gave to the folder of the change: a copy of it, or one that came with pages from elsewhere, is another one. */
  folder: string;
  /** What was prepared, by its name below the folder for it, and its place; folders come before what is in them. */
  put: [name: string, path: string][];
  /** Files that go, after the others are there. */
  remove: string[];
}

/** The number of a folder on its disk. */
export function numberOf(folder: string): string {
  return String(lstatSync(folder, { bigint: true }).ino);
}

/** Reads the journal in a folder of a change; undefined where nothing was decided. Throws a UsageError for one that cannot be ours. */
export function readJournal(folder: string): Journal | undefined {
  const file = join(folder, journalName);
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (!found) return undefined;
  const journal = found.isFile() ? parsed(readFileSync(file, 'utf8')) : undefined;
  if (!journal) throw notOurs(file);
  if (journal.folder !== numberOf(folder))
    throw new UsageError(
      `${folder} was left by a command in another folder or on another computer. Nothing was changed. Delete it, then try again.`,
    );
  return journal;
}

function parsed(text: string): Journal | undefined {
  try {
    const { folder = '', put = [], remove = [] } = JSON.parse(text) as Partial<Journal>;
    const isSound =
      put.every(([name, path]) => /^\d+$/.test(name) && typeof path === 'string') &&
      remove.every((path) => typeof path === 'string');
    return isSound ? { folder, put, remove } : undefined;
  } catch {
    return undefined;
  }
}

/** For something that has the name of what a command makes, and is something else. */
export function notOurs(path: string): UsageError {
  return new UsageError(`${path} is nothing that a command has made. Move it away, then try again.`);
}

/** Throws a UsageError for a place that is not below the folder, or is reached through a link. */
export function refuseOutside(pages: string, path: string): void {
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
