import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from './files/files-below';
import { engineRoot } from './files/roots';
import { classTypes } from './gen/css-classes';

/** Where `rootDirs` in tsconfig.json finds the types of the CSS modules in `src`. */
const place = join(engineRoot, '.cache/css-classes');

rmSync(place, { recursive: true, force: true });
for (const { path } of filesBelow(join(engineRoot, 'src'))) {
  if (!path.endsWith('.module.css')) continue;
  const file = join(place, `${path}.d.ts`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, classTypes(readFileSync(join(engineRoot, 'src', path), 'utf8')));
}
