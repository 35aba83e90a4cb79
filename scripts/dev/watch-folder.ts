import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A folder that is watched, and which one it is: another may get its name. */
interface Watched {
  identity: string;
  watcher: FSWatcher;
}

/**
 * Calls `onChange` whenever something in a folder or below it is written, comes or goes, for as long as something else
 * keeps the process. A folder has one watcher, which tells of all that lies in it, so that thousands of files are no more
 * work than one. Hidden files and folders are left out, as when they are read.
 */
export function watchFolder(folder: string, onChange: () => void): void {
  const watched = new Map<string, Watched>();
  const forget = (path: string): void => {
    watched.get(path)?.watcher.close();
    watched.delete(path);
  };
  const follow = (path: string): void => {
    try {
      const identity = identityOf(path);
      if (watched.get(path)?.identity !== identity) forget(path);
      // Before its folders are listed, so that none comes in between.
      if (!watched.has(path)) watched.set(path, { identity, watcher: listen(path, heard) });
      for (const name of foldersIn(path)) follow(join(path, name));
    } catch {
      // It is gone again, or closed to us, of which the check tells.
      forget(path);
    }
  };
  const heard = (event: string): void => {
    if (event === 'rename') follow(folder);
    onChange();
  };
  follow(folder);
  // The folder itself may go and come back.
  listen(dirname(folder), (event, name) => name === basename(folder) && heard(event));
}

function listen(path: string, heard: (event: string, name: string | null) => void): FSWatcher {
  const watcher = watch(path, { persistent: false }, (event, name) => {
    if (!name?.startsWith('.')) heard(event, name);
  });
  return watcher.on('error', () => watcher.close());
}

function identityOf(path: string): string {
  const { dev, ino, birthtimeMs } = statSync(path);
  return `${dev} ${ino} ${birthtimeMs}`;
}

function foldersIn(path: string): string[] {
  const folders = readdirSync(path, { withFileTypes: true }).filter((item) => item.isDirectory());
  return folders.map(({ name }) => name).filter((name) => !name.startsWith('.'));
}
