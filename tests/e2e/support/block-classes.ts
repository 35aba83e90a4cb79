import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { viteConfig } from '../../../scripts/build/vite-config';
import { engineRoot } from '../../../scripts/files/roots';

/** The class names in the stylesheets of each block as they are in a built page, by the block's type. */
export async function classesOfBlocks(): Promise<Map<string, string[]>> {
  const config = await resolveConfig({ ...viteConfig, logLevel: 'silent' }, 'build');
  const found = new Map<string, string[]>();
  const blocks = join(engineRoot, 'src/blocks');
  const files = readdirSync(blocks, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.module.css'))) {
    const [type = ''] = file.split(/[/\\]/);
    const path = join(blocks, file);
    const { modules = {} } = await preprocessCSS(readFileSync(path, 'utf8'), path, config);
    const names = Object.values(modules).flatMap((classes) => classes.split(' '));
    found.set(type, [...(found.get(type) ?? []), ...names]);
  }
  return found;
}
