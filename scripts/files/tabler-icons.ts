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
export function iconNames(): ReadonlySet<string> {
  const files = readdirSync(join(projectRoot, 'node_modules/@tabler/icons/icons/outline'));
  return new Set(files.map((file) => file.replace(/\.svg$/, '')));
}

/** A drawing that shows nothing by itself and holds the icons of these names as symbols; an unknown one is empty. */
export function iconSheet(names: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${names.map(symbol).join('')}</svg>\n`;
}

/** How an icon is drawn stands at each: what is shown elsewhere inherits nothing from around it (https://svgwg.org/svg2-draft/struct.html#UseElement). */
const look =
  'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';

function symbol(name: string): string {
  return `<symbol id="${name}" ${look}>${iconMarkup(name)}</symbol>`;
}

function iconMarkup(name: string): string {
  return (nodes()[name] ?? []).map(([tag, attributes]) => `<${tag} ${written(attributes)}/>`).join('');
}

function written(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([key, value]) => `${key}="${value}"`)
    .join(' ');
}
