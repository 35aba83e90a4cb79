import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../files/files-below';

/** Every script and stylesheet of the project, as paths from the project's root. */
export function sourceFiles(root: string): string[] {
  const below = (folder: string): string[] =>
    filesBelow(join(root, folder)).map(({ path }) => `${folder}/${path}`);
  const sources = ['bin', 'src', 'scripts'].flatMap(below).filter((file) => /\.(tsx?|mjs|css)$/.test(file));
  return [...sources, ...readdirSync(root).filter((name) => name.endsWith('.config.ts'))];
}
