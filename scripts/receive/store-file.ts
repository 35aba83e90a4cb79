import { constants } from 'node:fs';
import { mkdir, open, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { appender, type Appendable } from './appender';
import type { Enquiry } from './enquiry';

/** The name of the file in the folder of a store: newline-delimited JSON. */
export const storeFileName = 'enquiries.ndjson';

/** The open file of a store. */
export interface StoreFile {
  /** When each enquiry in it was received, by id. */
  times: Map<string, string>;
  /** Appends whole lines; resolves when they are on the disk. One call at a time. */
  append: (lines: Buffer) => Promise<void>;
  /** Whether its path still leads to it, and it is as it was after it was opened or appended to. */
  isAsLeft: () => Promise<boolean>;
  close: () => Promise<void>;
}

/** Opens the file of a store, and makes it and its folder if need be; all that it holds is on the disk then. A torn last line, which was never confirmed, is cut off. Rejects when the disk does not let it. */
export async function openStoreFile(folder: string): Promise<StoreFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, storeFileName);
  const file = await open(path, constants.O_RDWR | constants.O_CREAT | constants.O_APPEND, 0o600);
  try {
    // A pipe would keep us waiting for its other end.
    if (!(await file.stat()).isFile()) throw new Error(`${storeFileName} is no file.`);
    const times = await mended(file);
    await file.datasync();
    await syncFolder(dirname(path));
    return await storeFile(file, path, times);
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** A file of a store that is open already. */
export async function storeFile(
  file: Appendable,
  path: string,
  times: Map<string, string>,
): Promise<StoreFile> {
  const append = appender(file);
  let left = stateOf(await file.stat({ bigint: true }));
  return {
    times,
    append: async (lines) => {
      await append(lines);
      left = stateOf(await file.stat({ bigint: true }));
    },
    isAsLeft: async () => left === (await stat(path, { bigint: true }).then(stateOf, () => undefined)),
    close: () => file.close(),
  };
}

/** Which file it is, and what tells that somebody has written to it. */
function stateOf({
  dev,
  ino,
  size,
  mtimeNs,
}: {
  dev: bigint;
  ino: bigint;
  size: bigint;
  mtimeNs: bigint;
}): string {
  return [dev, ino, size, mtimeNs].join(' ');
}

/** Reads what is kept, and ends the file with a whole line. */
async function mended(file: FileHandle): Promise<Map<string, string>> {
  const text = await file.readFile();
  const end = text.lastIndexOf(0x0a) + 1;
  const last = text.subarray(end).toString('utf8');
  const lines = text.subarray(0, end).toString('utf8').split('\n').filter(Boolean);
  // An editor may have left out the last line's end.
  if (entryOf(last).length > 0) await file.write('\n');
  else if (last !== '') await file.truncate(end);
  return new Map([...lines, last].flatMap((line) => entryOf(line)));
}

function entryOf(line: string): [string, string][] {
  try {
    const { id, receivedAt } = JSON.parse(line) as Enquiry;
    return typeof id === 'string' ? [[id, receivedAt]] : [];
  } catch {
    return [];
  }
}

/** A new file is only there for good when its folder is written too (fsync(2)). */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, constants.O_RDONLY).catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}
