import { linkSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Writes a file whole or not at all, also when the power goes, and takes the place of what its path leads to. */
export function writeWhole(file: string, text: string, mode = 0o666): void {
  throughUnfinished(file, text, mode, (unfinished) => renameSync(unfinished, file));
}

/** Writes a file that is not there yet, whole or not at all. Throws `EEXIST` where anything is, be it a link to nothing. */
export function writeNew(file: string, content: string | Uint8Array): void {
  throughUnfinished(file, content, 0o666, (unfinished) => {
    try {
      linkSync(unfinished, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
      // Some disks, like those of memory cards, have no second names for a file.
      writeFileSync(file, content, { flag: 'wx', flush: true });
    }
  });
}

function throughUnfinished(
  file: string,
  content: string | Uint8Array,
  mode: number,
  finish: (unfinished: string) => void,
): void {
  const unfinished = `${file}.new-${process.pid}`;
  // Whatever has this name already is not ours.
  writeFileSync(unfinished, content, { mode, flag: 'wx', flush: true });
  try {
    finish(unfinished);
  } finally {
    rmSync(unfinished, { force: true });
  }
}
