import { constants } from 'node:fs';
import { open, realpath, type FileHandle } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** A file that was opened before anything was asked about it: whatever happens to its path, these are its bytes. The one who gets it closes it. */
export interface OpenFile {
  handle: FileHandle;
  /** Its path in the site, like `/about/index.html`. */
  path: string;
  /** In bytes. */
  size: number;
  modified: Date;
  /** Changes with its content. */
  tag: string;
}

/** The file of an address: itself, or the page in the folder of that name. Undefined when there is none, or when it is not for visitors. */
export async function findFile(root: string, names: readonly string[]): Promise<OpenFile | undefined> {
  const isFolder = names.at(-1) === '';
  const parts = isFolder ? names.slice(0, -1) : names;
  if (!parts.every(isVisible) || parts[0]?.startsWith('_')) return undefined;
  const file = isFolder ? undefined : await openFile(root, parts);
  return file ?? openFile(root, [...parts, 'index.html']);
}

/** The 404 page that lies nearest above an address, as hosts take it. It goes down only as far as there are folders, so that a long address costs nothing. */
export async function findNotFoundPage(
  root: string,
  names: readonly string[],
): Promise<OpenFile | undefined> {
  const folders = names.slice(0, -1);
  let nearest = await openFile(root, ['404.html']);
  try {
    for (const at of folders.keys()) {
      const above = folders.slice(0, at + 1);
      if (!above.every(isVisible) || !(await isInside(root, join(root, ...above)))) break;
      const page = await openFile(root, [...above, '404.html']);
      if (page) await nearest?.handle.close();
      nearest = page ?? nearest;
    }
    return nearest;
  } catch (error) {
    await nearest?.handle.close();
    throw error;
  }
}

/** No way up, no hidden file, and nothing that is more than one name. */
function isVisible(name: string): boolean {
  return name !== '' && !name.startsWith('.') && !/[\\/:\p{Cc}]/u.test(name);
}

// A pipe in the folder must not keep us waiting for its other end.
const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** Opens a file of a site; undefined when there is none, or when a link leads out of the site. Rejects when the disk fails. */
export async function openFile(root: string, names: readonly string[]): Promise<OpenFile | undefined> {
  const path = join(root, ...names);
  const handle = await orAbsent(open(path, flags));
  if (!handle) return undefined;
  try {
    const stats = await handle.stat();
    if (stats.isFile() && (await isInside(root, path))) {
      const { size, mtime, mtimeMs, ino } = stats;
      const tag = `W/"${[size, mtimeMs, ino].map((number) => Math.round(number).toString(36)).join('-')}"`;
      return { handle, path: `/${names.join('/')}`, size, modified: mtime, tag };
    }
  } catch (error) {
    await handle.close();
    throw error;
  }
  await handle.close();
  return undefined;
}

/** Whether something is there and no link leads out of the site on the way. */
async function isInside(root: string, path: string): Promise<boolean> {
  return (await orAbsent(realpath(path)))?.startsWith(root + sep) === true;
}

const absent = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EISDIR', 'EINVAL', 'ENXIO']);

async function orAbsent<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (absent.has(String((error as NodeJS.ErrnoException).code))) return undefined;
    throw error;
  }
}
