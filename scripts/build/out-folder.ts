import { lstatSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { engineRoot, siteRoot } from '../files/roots';
import { UsageError } from '../files/usage-error';
import { siteFolders } from './arguments';
import { filesBelow, madeFiles, markerName } from './made-files';
import { isStaging } from './staging';

/**
 * Makes sure that a site may be written to a folder: it is not there yet, or empty, or holds nothing but what an
 * earlier build made. Throws a UsageError that says why not.
 * @param out the folder, and `pages` the pages folder, as written on the command line.
 */
export function checkOutFolder(out: string, pages: string): void {
  const reason = reasonOfPlace(real(out), real(pages)) ?? reasonOfContent(resolve(out));
  if (reason !== undefined)
    throw new UsageError(
      `The site cannot be written to "${out}": ${reason}. Nothing there was changed. ` +
        'Name a folder outside of the project that is empty or not there yet: --out DIR',
    );
}

function reasonOfPlace(place: string, pages: string): string | undefined {
  const projects = [real(siteRoot), real(engineRoot)];
  if (projects.some((project) => holds(place, project))) return 'the project itself is in it';
  const { site, preview } = siteFolders;
  const isForSites = (project: string): boolean =>
    [site, preview].some((folder) => place === join(project, folder));
  if (projects.some((project) => holds(project, place) && !isForSites(project)))
    return `it lies inside the project, where only "${site}" and "${preview}" are for built sites`;
  if (holds(place, pages) || holds(pages, place)) return 'the pages are there';
  if (holds(place, real(homedir()))) return 'your home folder is there';
  return holds(place, real('.')) ? 'it is the folder in which you are' : undefined;
}

function reasonOfContent(place: string): string | undefined {
  const found = lstatSync(place, { throwIfNoEntry: false });
  if (found === undefined) return undefined;
  if (found.isSymbolicLink()) return 'it is a link to another place';
  if (!found.isDirectory()) return 'it is a file';
  const present = filesBelow(place);
  const made = new Set(madeFiles(place, present));
  const foreign = present.find((file) => !made.has(file) && !isOurs(place, file));
  return foreign === undefined ? undefined : `it holds files that no build made, like "${foreign}"`;
}

/** What a build leaves beside its files, and what file managers put into every folder. */
function isOurs(place: string, file: string): boolean {
  const [first = ''] = file.split('/');
  if (/^(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/.test(basename(file))) return true;
  return file === markerName || file === `${markerName}.new` || isStaging(join(place, first));
}

/** Where a path really leads, links followed; its end need not be there yet. */
function real(path: string): string {
  const absolute = resolve(path);
  try {
    return realpathSync.native(absolute);
  } catch {
    return join(real(dirname(absolute)), basename(absolute));
  }
}

/** Whether a folder is another one or contains it. */
function holds(outer: string, inner: string): boolean {
  const way = relative(outer, inner);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
