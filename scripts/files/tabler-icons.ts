import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconId } from '../../src/model/icon-id';
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
export function iconNames(): ReadonlySet<string> {
  const files = readdirSync(join(projectRoot, 'node_modules/@tabler/icons/icons/outline'));
  return new Set(files.map((file) => file.replace(/\.svg$/, '')));
}

const look =
  'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';

/** The icon of a name as an SVG symbol; an unknown one is empty. */
export function iconSymbol(name: string): string {
  return `<symbol id="${iconId(name)}" ${look}>${iconMarkup(name)}</symbol>`;
}

function iconMarkup(name: string): string {
  return (nodes()[name] ?? []).map(([tag, attributes]) => `<${tag} ${written(attributes)}/>`).join('');
}

function written(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([key, value]) => `${key}="${value}"`)
    .join(' ');
}
