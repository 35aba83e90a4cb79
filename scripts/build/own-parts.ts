import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ownFolder, ownTypes } from '../files/own-blocks';
import { engineRoot, siteRoot } from '../files/roots';
import { pascalCase } from '../schemas/names';
import { filesBelow } from './made-files';

/** Where the tokens of a site's developer stand. */
const themeFile = join(siteRoot, 'theme.css');
const hasTheme = ownFolder !== undefined && existsSync(themeFile);

/** What a site's developer adds to the engine: the files of own blocks, and the tokens. */
export const ownPlaces = ownFolder === undefined ? [] : [ownFolder, themeFile];

/** Each file of it with its content, which decides about a bundle. */
export function ownState(): string[] {
  const blocks = ownTypes().length === 0 || ownFolder === undefined ? [] : filesBelow(ownFolder);
  const files = blocks.map((path) => join(ownFolder ?? '', path));
  return [...files, ...(hasTheme ? [themeFile] : [])].map((file) => `${file} ${readFileSync(file, 'utf8')}`);
}

/** Vite's aliases: own components import the engine's as `vakta/src/…`, and get those that the engine itself uses; own tokens stand behind the engine's style. */
export const ownAliases = [
  { find: /^vakta\/src\//, replacement: `${join(engineRoot, 'src')}/` },
  ...(hasTheme ? [{ find: '#theme.css', replacement: themeFile }] : []),
];

/** Packages of which own blocks and the engine have one together, the engine's. */
export const shared = ['react', 'react-dom', '@mantine/core', '@mantine/hooks'];

const id = '\0own-registry';

/**
 * Vite's plugin that makes the registry of a site.
 * @param shown the types of the blocks in it; all of the engine's and all own ones where none are named.
 */
export function ownParts(shown?: readonly string[]): Plugin {
  return {
    name: 'vakta-own-parts',
    enforce: 'pre',
    resolveId: (source) => (source === './registry.generated' ? id : undefined),
    load: (asked) => (asked === id ? registryText(shown) : undefined),
  };
}

function registryText(shown?: readonly string[]): string {
  const own = ownTypes();
  const blocks = join(engineRoot, 'src/blocks');
  const path = (...names: string[]): string => JSON.stringify(join(...names).replaceAll('\\', '/'));
  const types = shown ?? own;
  const imports = types.map((type) => {
    const name = pascalCase(type);
    const folder = own.includes(type) ? (ownFolder ?? '') : blocks;
    return `import { ${name} } from ${path(folder, type, `${name}.tsx`)};`;
  });
  const entries = types.map((type) => `${type}: ${pascalCase(type)}`);
  if (!shown) {
    imports.unshift(`import { registry as engine } from ${path(blocks, 'registry.generated.ts')};`);
    entries.unshift('...engine');
  }
  return [...imports, `export const registry = { ${entries.join(', ')} };`].join('\n');
}
