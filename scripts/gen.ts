import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from './files/command-help';
import { readCommandLine, runCommandLine } from './files/command-line';
import { engineRoot, siteRoot } from './files/roots';
import { writeWhole } from './files/write-whole';
import { siteFiles } from './gen/site-files';

/** Every generated file by its path below the current folder: of the engine in its own, else of the site's own blocks. */
async function generated(): Promise<Record<string, string>> {
  if (siteRoot !== engineRoot) return siteFiles();
  // An installed engine lacks what this needs.
  const { engineFiles } = await import('./gen/engine-files');
  return engineFiles();
}

function current(path: string): string {
  try {
    return readFileSync(join(siteRoot, path), 'utf8').replaceAll('\r\n', '\n');
  } catch {
    return '';
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(siteRoot, path)), { recursive: true });
  writeWhole(join(siteRoot, path), text);
}

/** How generated files are brought up to date. */
const command = {
  name: 'npm run gen',
  does: 'Checks the schemas of blocks, and writes what follows from them: the catalogue, and in the engine its types and lists.',
  options: {
    check: { type: 'boolean', does: 'writes nothing, and tells what is out of date', default: false },
  },
  one: 'with --check, something is out of date',
} as const satisfies Command;

await runCommandLine(command, async (args) => {
  const { check: isCheck } = readCommandLine(command, args).values;
  const stale = Object.entries(await generated()).filter(([path, text]) => current(path) !== text);
  for (const [path, text] of stale) {
    if (!isCheck) write(path, text);
    console.log(isCheck ? `${path} is out of date: run npm run gen and commit it.` : `wrote ${path}`);
  }
  if (stale.length === 0) console.log('Everything generated is up to date.');
  return isCheck && stale.length > 0 ? 1 : 0;
});
