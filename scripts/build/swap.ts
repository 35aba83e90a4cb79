import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** Puts a finished folder in the place of the one before; until the last moment that one stays whole. */
export function swap(finished: string, place: string): void {
  const old = `${place}.old-${process.pid}`;
  mkdirSync(dirname(place), { recursive: true });
  if (existsSync(place)) renameSync(place, old);
  renameSync(finished, place);
  rmSync(old, { recursive: true, force: true });
}
