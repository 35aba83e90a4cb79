import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root';

type IconNodes = Record<string, [tag: string, attributes: Record<string, string>][]>;

let loaded: IconNodes | undefined;

function nodes(): IconNodes {
  // The package exports its single pictures only, so the file with all of them is read from its place.
  const path = join(projectRoot, 'node_modules/@tabler/icons/tabler-nodes-outline.json');
  loaded ??= JSON.parse(readFileSync(path, 'utf8')) as IconNodes;
  return loaded;
}

/** The names of all outline icons. Their pictures, a few megabytes of them, need not be read for that. */
export function tablerNames(): string[] {
  const files = readdirSync(join(projectRoot, 'node_modules/@tabler/icons/icons/outline'));
  return files.map((file) => file.replace(/\.svg$/, ''));
}

/** The icon of a name as SVG elements; an unknown one is empty. */
export function tablerMarkup(name: string): string {
  return (nodes()[name] ?? []).map(([tag, attributes]) => `<${tag} ${written(attributes)}/>`).join('');
}

function written(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([key, value]) => `${key}="${value}"`)
    .join(' ');
}
