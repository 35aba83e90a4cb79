import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../files/project-root';
import { filesBelow, markerName } from './made-files';
import { closeStaging, openStaging } from './staging';

/** The files of a bundle by their path in the site. */
export type Files = Map<string, string | Uint8Array>;

/** Where bundles are kept, a folder each, named by the hash of all that they are made of. */
export const bundleCache = join(projectRoot, '.cache/bundles');

/** What decides about a bundle beside its options: the sources, the tools that are installed, Vite's own files, and what makes it ready for pages. */
const sources =
  /^(?:src|public|index\.html|vite\.config\.ts|tsconfig\.json|package(?:-lock)?\.json|\.env.*|\.browserslistrc)$/;

/** A name for the state of everything that a bundle with these options is made of. */
export function bundleKey(options: unknown, root = projectRoot): string {
  const hash = createHash('sha256');
  const add = (...parts: (string | Uint8Array)[]): void => {
    for (const part of parts) hash.update(`${part.length}:`).update(part);
  };
  const settings = Object.keys(process.env).filter((name) => /^(?:VITE_|BROWSERSLIST)/.test(name));
  const known = settings.toSorted().map((name) => [name, process.env[name]]);
  add(JSON.stringify([options, process.version, known]));
  const roots = readdirSync(root).filter((name) => sources.test(name));
  for (const name of [...roots.toSorted(), 'scripts/build'])
    for (const file of filesIn(root, name)) add(file, readFileSync(join(root, file)));
  // What npm has written down of what it installed.
  const installed = join(root, 'node_modules/.package-lock.json');
  if (existsSync(installed)) add(readFileSync(installed));
  return hash.digest('hex').slice(0, 32);
}

function filesIn(root: string, name: string): string[] {
  if (statSync(join(root, name)).isFile()) return [name];
  return filesBelow(join(root, name))
    .toSorted()
    .map((file) => `${name}/${file}`);
}

/** The folder of a bundle with these options: a kept one, or what `make` gives, which is kept then. */
export async function keptBundle(options: unknown, make: () => Promise<Files>): Promise<string> {
  const folder = join(bundleCache, bundleKey(options));
  if (!existsSync(folder)) keep(folder, await make());
  utimesSync(folder, new Date(), new Date());
  return folder;
}

/** The files of a kept bundle. */
export function filesOf(folder: string): Files {
  const paths = filesBelow(folder).filter((path) => path !== markerName);
  return new Map(paths.toSorted().map((path) => [path, readFileSync(join(folder, path))]));
}

/** Writes files below a folder. */
export function writeFiles(folder: string, files: Files): void {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** Kept whole or not at all. */
function keep(folder: string, files: Files): void {
  const unfinished = openStaging(bundleCache);
  try {
    writeFiles(unfinished, files);
    forgetUnused();
    renameSync(unfinished, folder);
  } catch (error) {
    // Another build may have kept the same bundle meanwhile.
    if (!existsSync(folder)) throw error;
  } finally {
    closeStaging(bundleCache, unfinished);
  }
}

/** Milliseconds after which a bundle that nobody asked for is removed: no build lasts as long. */
const longest = 3 * 24 * 60 * 60 * 1000;

function forgetUnused(): void {
  for (const name of readdirSync(bundleCache).filter((one) => !one.startsWith('.'))) {
    const folder = join(bundleCache, name);
    if (Date.now() - statSync(folder).mtimeMs > longest) rmSync(folder, { recursive: true, force: true });
  }
}
