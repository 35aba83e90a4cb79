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

/** Vite's plugin that adds own blocks to the registry. */
export function ownParts(): Plugin {
  return {
    name: 'vakta-own-parts',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source === './registry.generated' && importer !== id && ownTypes().length > 0 ? id : undefined,
    load: (asked) => (asked === id ? registryText() : undefined),
  };
}

function registryText(): string {
  const types = ownTypes();
  const path = (...names: string[]): string => JSON.stringify(join(...names).replaceAll('\\', '/'));
  return [
    `import { registry as engine } from ${path(engineRoot, 'src/blocks/registry.generated.ts')};`,
    ...types.map((type) => {
      const name = pascalCase(type);
      return `import { ${name} } from ${path(ownFolder ?? '', type, `${name}.tsx`)};`;
    }),
    `export const registry = { ...engine, ${types.map((type) => `${type}: ${pascalCase(type)}`).join(', ')} };`,
  ].join('\n');
}
