import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Enquiry } from './enquiry';
import { inGroups } from './in-groups';
import { openStoreFile, type StoreFile } from './store-file';
import { lockFolder } from '../files/lock-folder';

/** Where enquiries are kept. */
export interface Store {
  /**
   * Keeps an enquiry, unless it is kept already. Resolves when it is on the disk, in the file that the store's path leads
   * to; rejects when it may not be.
   */
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
 * @param who what the other process is told: the command that keeps the enquiries.
 */
export async function openStore(folder: string, who = 'another server'): Promise<Store> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(folder);
  if (!lock)
    throw new StoreTaken(await readFile(join(folder, holderFile), 'utf8').catch(() => 'another server'));
  try {
    await writeFile(join(folder, holderFile), `${who} (process ${process.pid})`, { mode: 0o600 }).catch(
      () => {},
    );
    const store = storeIn(() => openStoreFile(folder), await openStoreFile(folder));
    const close = async (): Promise<void> => {
      await store.close();
      await lock.release();
    };
    return { ...store, close };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** How often a group is written to a file that is gone from its path when it is written. */
const tries = 5;

/**
 * A store in a file that may be moved, deleted or edited by its owner at any moment: it is opened anew then. Enquiries
 * that come together are written and flushed together, so that a burst costs few flushes.
 */
export function storeIn(openFile: () => Promise<StoreFile>, first: StoreFile): Store {
  let file: StoreFile | undefined = first;
  const pending = new Map<string, Promise<void>>();

  const current = async (): Promise<StoreFile> => {
    if (file && (await file.isAsLeft())) return file;
    const before = file;
    file = undefined;
    await before?.close().catch(() => {});
    file = await openFile();
    return file;
  };
  const write = async (enquiries: Enquiry[]): Promise<void> => {
    for (let count = 0; count < tries; count += 1) {
      const into = await current();
      const unknown = enquiries.filter(({ id }) => !into.times.has(id));
      if (unknown.length > 0)
        await into.append(Buffer.from(unknown.map((one) => `${JSON.stringify(one)}\n`).join('')));
      for (const { id, receivedAt } of unknown) into.times.set(id, receivedAt);
      if (await into.isAsLeft()) return;
    }
    throw new Error('The file of enquiries is moved again and again.');
  };
  const groups = inGroups(write);
  const keep = (enquiry: Enquiry): Promise<void> => {
    const { id } = enquiry;
    const kept = pending.get(id) ?? groups.add(enquiry).finally(() => pending.delete(id));
    pending.set(id, kept);
    return kept;
  };
  const close = async (): Promise<void> => {
    await groups.idle();
    await file?.close();
  };
  return { keep, receivedAt: (id) => file?.times.get(id), close };
}
