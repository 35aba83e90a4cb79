import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file by which a build knows its own folder: it lists what the build made. */
export const markerName = '.vakta-build.json';

/** The files that a build made in a folder, as paths with forward slashes; undefined where no build was. */
export function madeFiles(folder: string): string[] | undefined {
  try {
    const { files } = JSON.parse(readFileSync(join(folder, markerName), 'utf8')) as { files?: unknown };
    return Array.isArray(files) ? files.map(String) : undefined;
  } catch {
    return undefined;
  }
}

/** Writes down, whole or not at all, which files of a folder a build made. */
export function noteMadeFiles(folder: string, files: readonly string[]): void {
  const unfinished = join(folder, `${markerName}.new`);
  writeFileSync(unfinished, JSON.stringify({ madeBy: 'vakta', files: [...files].toSorted() }), {
    flush: true,
  });
  renameSync(unfinished, join(folder, markerName));
}

/** Everything below a folder that is no folder itself, as paths with forward slashes; a link is not followed. */
export function filesBelow(folder: string, above = ''): string[] {
  return readdirSync(join(folder, above), { withFileTypes: true }).flatMap((item) => {
    const path = above + item.name;
    return item.isDirectory() ? filesBelow(folder, `${path}/`) : path;
  });
}
