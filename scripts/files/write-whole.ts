import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** Writes a file whole or not at all, also when the power goes, and takes the place of what its path leads to. */
export function writeWhole(file: string, text: string, mode = 0o666): void {
  const unfinished = `${file}.new-${process.pid}`;
  // Whatever has this name already is not ours.
  writeFileSync(unfinished, text, { mode, flag: 'wx', flush: true });
  try {
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}
