import { hash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The file by which a build knows its own folder: it lists what the build made, each path as its hash. Hosts serve it, and
 * a list of paths would lead to pages that are meant to be found by their address alone.
 */
export const markerName = '.vakta-build.json';

/**
 * Which files in a folder a build made, as paths with forward slashes; undefined where no build was.
 * @param present the files that are there, where somebody knows them already.
 */
export function madeFiles(folder: string, present?: readonly string[]): string[] | undefined {
  const listed = listedIn(folder);
  // Earlier builds listed the paths themselves.
  return (
    listed && (present ?? filesBelow(folder)).filter((path) => listed.has(nameOf(path)) || listed.has(path))
  );
}

function listedIn(folder: string): Set<unknown> | undefined {
  try {
    const { files } = JSON.parse(readFileSync(join(folder, markerName), 'utf8')) as { files?: unknown };
    return Array.isArray(files) ? new Set(files) : undefined;
  } catch {
    return undefined;
  }
}

/** Writes down, whole or not at all, which files of a folder a build made. */
export function noteMadeFiles(folder: string, files: readonly string[]): void {
  const unfinished = join(folder, `${markerName}.new`);
  const list = JSON.stringify({ madeBy: 'vakta', files: files.map(nameOf).toSorted() });
  writeFileSync(unfinished, list, { flush: true });
  renameSync(unfinished, join(folder, markerName));
}

function nameOf(path: string): string {
  return hash('sha256', path).slice(0, 32);
}

/** Everything below a folder that is no folder itself, as paths with forward slashes; a link is not followed. */
export function filesBelow(folder: string, above = ''): string[] {
  return readdirSync(join(folder, above), { withFileTypes: true }).flatMap((item) => {
    const path = above + item.name;
    return item.isDirectory() ? filesBelow(folder, `${path}/`) : path;
  });
}
