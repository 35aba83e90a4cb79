import { constants } from 'node:fs';
import { mkdir, open, readFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { appender, type Appendable } from './appender';
import type { Enquiry } from './enquiry';

/** Where enquiries are kept. */
export interface Store {
  /**
   * Keeps an enquiry, unless it is kept already. Resolves when it is on the disk; rejects when it is not, and
   * then nothing of it is left.
   */
  keep: (enquiry: Enquiry) => Promise<void>;
  /** When the enquiry of an id was received; undefined for an unknown one. */
  receivedAt: (id: string) => string | undefined;
  close: () => Promise<void>;
}

/** The name of the file in the folder of a store: newline-delimited JSON. */
export const storeFile = 'enquiries.ndjson';

/** Opens the store in a folder, and makes both if need be. A torn last line, which was never confirmed, is cut off. Rejects when the disk does not let it. */
export async function openStore(folder: string): Promise<Store> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, storeFile);
  const flags = constants.O_RDWR | constants.O_CREAT | constants.O_APPEND;
  const file = await open(path, flags, 0o600);
  const times = await mended(file, path);
  await sync(folder);
  return storeIn(file, times);
}

/** Reads what is kept, and ends the file with a whole line. */
async function mended(file: FileHandle, path: string): Promise<Map<string, string>> {
  const text = await readFile(path);
  const end = text.lastIndexOf(0x0a) + 1;
  const lines = text.subarray(0, end).toString('utf8').split('\n').filter(Boolean);
  if (end < text.length) await file.truncate(end);
  return new Map(lines.flatMap((line) => entryOf(line)));
}

function entryOf(line: string): [string, string][] {
  try {
    const { id, receivedAt } = JSON.parse(line) as Enquiry;
    return [[id, receivedAt]];
  } catch {
    return [];
  }
}

/** A new file is only there for good when its folder is written too (fsync(2)). */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder, constants.O_RDONLY);
  await handle.sync().catch(() => {});
  await handle.close();
}

interface Waiting {
  line: string;
  enquiry: Enquiry;
  done: () => void;
  failed: (error: unknown) => void;
}

/** A store in an open file. Enquiries that come together are written and flushed together, so that a burst costs few flushes. */
export function storeIn(file: Appendable, times: Map<string, string>): Store {
  const append = appender(file);
  let queue: Waiting[] = [];
  let running: Promise<void> | undefined;
  const pending = new Map<string, Promise<void>>();

  const flush = async (): Promise<void> => {
    while (queue.length > 0) {
      const group = queue;
      queue = [];
      try {
        await append(Buffer.from(group.map(({ line }) => line).join('')));
        for (const { enquiry, done } of group) {
          times.set(enquiry.id, enquiry.receivedAt);
          done();
        }
      } catch (error) {
        for (const { failed } of group) failed(error);
      }
    }
    running = undefined;
  };
  const keep = (enquiry: Enquiry): Promise<void> => {
    const { id } = enquiry;
    if (times.has(id)) return Promise.resolve();
    const earlier = pending.get(id);
    if (earlier) return earlier;
    const kept = new Promise<void>((done, failed) => {
      queue.push({ line: `${JSON.stringify(enquiry)}\n`, enquiry, done, failed });
    }).finally(() => pending.delete(id));
    pending.set(id, kept);
    running ??= flush();
    return kept;
  };
  const close = async (): Promise<void> => {
    await running;
    await file.close();
  };
  return { keep, receivedAt: (id) => times.get(id), close };
}
