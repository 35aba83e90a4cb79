import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { forgetUnused, isKept, keep, keptPaths, type Files } from '../files/kept';
import { installed } from '../files/packages';
import { engineRoot, siteRoot } from '../files/roots';
import { filesBelow } from './made-files';

/** Where bundles are kept, a folder each, named by the hash of all that they are made of. */
export const bundleCache = join(siteRoot, '.cache/bundles');

/** What decides about a bundle beside its options: the sources, the tools that are installed, Vite's own files, and what makes it ready for pages. */
const sources =
  /^(?:src|public|index\.html|tsconfig\.json|package(?:-lock)?\.json|\.env.*|\.browserslistrc)$/;

/** A name for the state of everything that a bundle with these options is made of. */
export function bundleKey(options: unknown, root = engineRoot): string {
  const hash = createHash('sha256');
  const add = (...parts: (string | Uint8Array)[]): void => {
    for (const part of parts) hash.update(`${part.length}:`).update(part);
  };
  const settings = Object.keys(process.env).filter((name) => /^(?:VITE_|BROWSERSLIST)/.test(name));
  const known = settings.toSorted().map((name) => [name, process.env[name]]);
  add(JSON.stringify([options, process.version, known]));
  const roots = readdirSync(root).filter((name) => sources.test(name));
  const tools = existsSync(join(root, 'scripts/build')) ? 'scripts/build' : 'dist-engine';
  for (const name of [...roots.toSorted(), tools])
    for (const file of filesIn(root, name)) add(file, readFileSync(join(root, file)));
  // What npm has written down of what it installed.
  const packages = installed('.package-lock.json', root);
  if (existsSync(packages)) add(readFileSync(packages));
  return hash.digest('hex').slice(0, 32);
}

function filesIn(root: string, name: string): string[] {
  if (statSync(join(root, name)).isFile()) return [name];
  return filesBelow(join(root, name))
    .toSorted()
    .map((file) => `${name}/${file}`);
}

/** Days after which a bundle that nobody asked for is removed: no build lasts as long. */
const longest = 3;

/** The folder of a bundle with these options: a kept one, or what `make` gives, which is kept then. */
export async function keptBundle(options: unknown, make: () => Promise<Files>): Promise<string> {
  const folder = join(bundleCache, bundleKey(options));
  if (isKept(folder)) return folder;
  await keep(folder, await make());
  forgetUnused(bundleCache, longest);
  return folder;
}

/** The files of a kept bundle. */
export function filesOf(folder: string): Files {
  const paths = keptPaths(folder).toSorted();
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path))]));
}
