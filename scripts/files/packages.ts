import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { engineRoot } from './roots';

/** Where the packages of an engine lie: in its own `node_modules`, and in the one that it is installed in itself. */
export function packageFolders(engine = engineRoot): string[] {
  const around = dirname(engine);
  return [join(engine, 'node_modules'), ...(basename(around) === 'node_modules' ? [around] : [])];
}

/** Where something lies that npm has installed for an engine, by its path below `node_modules`. */
export function installed(path: string, engine = engineRoot): string {
  const places = packageFolders(engine).map((folder) => join(folder, path));
  return places.find((place) => existsSync(place)) ?? join(engine, 'node_modules', path);
}
