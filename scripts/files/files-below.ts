import { readdirSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import type { Trouble } from '../../src/content/source/source';

/** A file, or what stands where one is looked for. */
export interface FoundFile {
  /** Path below the folder, with forward slashes. */
  path: string;
  trouble?: Trouble;
}

/** The files below a folder without hidden ones. A folder that cannot be read is reported as one file; the outermost one throws. */
export function filesBelow(folder: string): FoundFile[] {
  return found(folder, '', readdirSync(folder, { withFileTypes: true }));
}

/** The kind of trouble that an error of the file system stands for. */
export function troubleOf(error: unknown): Trouble {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'gone';
  return code === 'EACCES' || code === 'EPERM' ? 'forbidden' : 'failed';
}

function found(folder: string, above: string, items: Dirent[]): FoundFile[] {
  const shown = items.filter(({ name }) => !isHidden(name));
  return shown.flatMap((item) => {
    const path = above + item.name;
    const trouble = troubleWith(item);
    if (trouble || !item.isDirectory()) return [{ path, ...(trouble && { trouble }) }];
    try {
      return found(folder, `${path}/`, readdirSync(join(folder, path), { withFileTypes: true }));
    } catch (error) {
      return [{ path, trouble: troubleOf(error) }];
    }
  });
}

function troubleWith(item: Dirent): Trouble | undefined {
  if (item.name.includes('\u{fffd}')) return 'name';
  if (item.isSymbolicLink()) return 'link';
  return item.isFile() || item.isDirectory() ? undefined : 'special';
}

/** Names of files that are hidden, or that Windows and Office lay beside what one works on. */
function isHidden(name: string): boolean {
  return name.startsWith('.') || /^(?:~\$.*|thumbs\.db|desktop\.ini)$/i.test(name);
}
