import { constants } from 'node:fs';
import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolder } from '../files/lock-folder';
import type { Enquiry } from './enquiry';

/** The name of the file in the folder of a store: newline-delimited JSON. */
export const storeFileName = 'enquiries.ndjson';

/** Where enquiries are kept. */
export interface Store {
  /** Keeps an enquiry, unless it is kept already. Resolves when it is on the disk; rejects when it may not be. */
  keep: (enquiry: Enquiry) => Promise<void>;
  /** When the enquiry of an id was received; undefined for an unknown one. */
  receivedAt: (id: string) => string | undefined;
  close: () => Promise<void>;
}

/** A store has one writer, and another process is it. */
export class StoreTaken extends Error {
  /** @param holder who keeps the enquiries, in plain words. */
  constructor(holder: string) {
    super(`Enquiries are kept by ${holder}. End it, then send again.`);
  }
}

/** Who writes to a store, for those who want to; only worth anything while somebody has the lock. */
const holderFile = 'writer';

/**
 * Opens the store in a folder as its only writer, and makes it if need be. Rejects with `StoreTaken` while another process
 * has it, and with other errors when the disk does not let it.
 * @param who what the other process reads: the command that keeps the enquiries.
 */
export async function openStore(folder: string, who = 'another server'): Promise<Store> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(folder);
  const holder = join(folder, holderFile);
  if (!lock) throw new StoreTaken(await readFile(holder, 'utf8').catch(() => 'another server'));
  await writeFile(holder, `${who} (process ${process.pid})`, { mode: 0o600 }).catch(() => {});
  try {
    return storeIn(folder, await keptIn(folder), lock.release);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** The owner of the file may move, delete or edit it at any moment, so that it is opened anew for each enquiry, one after the other. */
function storeIn(folder: string, known: Map<string, string>, release: () => Promise<void>): Store {
  let times = known;
  let last = Promise.resolve();
  const after = async (before: Promise<void>, enquiry: Enquiry): Promise<void> => {
    await before;
    times = await keptIn(folder, enquiry);
  };
  const keep = (enquiry: Enquiry): Promise<void> => {
    const next = after(last, enquiry);
    last = next.catch(() => {});
    return next;
  };
  const close = async (): Promise<void> => {
    await last;
    await release();
  };
  return { keep, receivedAt: (id) => times.get(id), close };
}

/** Adds an enquiry to the file of a store, unless it is there, and gives when each in it was received, by id. */
async function keptIn(folder: string, enquiry?: Enquiry): Promise<Map<string, string>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const flags = constants.O_RDWR | constants.O_CREAT | constants.O_APPEND;
  const file = await open(join(folder, storeFileName), flags, 0o600);
  try {
    // A pipe would keep us waiting for its other end.
    if (!(await file.stat()).isFile()) throw new Error(`${storeFileName} is no file.`);
    const text = await file.readFile('utf8');
    const times = new Map(text.split('\n').flatMap(entryOf));
    if (!enquiry || times.has(enquiry.id)) return times;
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const last = text.slice(whole.length);
    // An editor may have left out the last line's end; a part of a line was never confirmed.
    const start = entryOf(last).length > 0 ? '\n' : '';
    if (last !== '' && start === '') await file.truncate(Buffer.byteLength(whole));
    const { size } = await file.stat();
    try {
      await file.writeFile(`${start}${JSON.stringify(enquiry)}\n`);
      await file.datasync();
    } catch (error) {
      await file.truncate(size).catch(() => {});
      throw error;
    }
    return times.set(enquiry.id, enquiry.receivedAt);
  } finally {
    await file.close();
  }
}

function entryOf(line: string): [string, string][] {
  try {
    const { id, receivedAt } = JSON.parse(line) as Enquiry;
    return typeof id === 'string' ? [[id, receivedAt]] : [];
  } catch {
    return [];
  }
}
