import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { markerName } from './made-files';

const stagingName = /^\.unfinished-(\d+)$/;

/**
 * Makes a folder inside of `place`, and that one if need be, in which this process prepares a site; on the same
 * disk, so that publishing it only renames. What killed builds have left there is removed.
 */
export function openStaging(place: string): string {
  const staging = join(place, `.unfinished-${process.pid}`);
  mkdirSync(place, { recursive: true });
  removeAbandoned(place);
  mkdirSync(staging);
  writeFileSync(join(staging, markerName), '{}');
  return staging;
}

/** Writes a file into a staging folder, unless the site around it has just the same. Nobody else may publish there meanwhile. */
export function stageChanged(staging: string, path: string, text: string): void {
  if (isSame(join(dirname(staging), path), text)) return;
  mkdirSync(dirname(join(staging, path)), { recursive: true });
  writeFileSync(join(staging, path), text);
}

function isSame(file: string, text: string): boolean {
  const found = lstatSync(file, { throwIfNoEntry: false });
  return found?.isFile() === true && readFileSync(file, 'utf8') === text;
}

/** Removes a staging folder, and the folder around it if nothing else is in it. */
export function closeStaging(place: string, staging: string): void {
  rmSync(staging, { recursive: true, force: true });
  if (existsSync(place) && readdirSync(place).length === 0) rmdirSync(place);
}

/** Whether a folder is one in which a build prepares, or prepared, a site: by its name and its marker. */
export function isStaging(folder: string): boolean {
  return stagingName.test(basename(folder)) && existsSync(join(folder, markerName));
}

function removeAbandoned(place: string): void {
  for (const name of readdirSync(place)) {
    const pid = Number(stagingName.exec(name)?.[1] ?? Number.NaN);
    const isAbandoned = pid === process.pid || (pid > 0 && !isAlive(pid));
    if (!isAbandoned) continue;
    if (isStaging(join(place, name))) rmSync(join(place, name), { recursive: true });
    else if (readdirSync(join(place, name)).length === 0) rmdirSync(join(place, name));
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
