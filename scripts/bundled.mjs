// Runs a command of this folder as one file: to load its hundreds of modules one by one takes longer than to check fifty pages.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..');
// The command finds its words where it would without this file.
const [script] = process.argv.splice(2, 1);
const command = basename(script, '.ts');
const kept = join(root, '.cache');
const begin = `${command}-program-`;
const program = join(kept, begin + stateOfSources());
if (!existsSync(program)) await makeProgram();
await import(pathToFileURL(join(program, `${command}.mjs`)).href);

/** Changes with every file of the engine. */
function stateOfSources() {
  const files = ['schemas', 'scripts', 'src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((path) => join(folder, path)),
  );
  const states = ['package-lock.json', ...files].map((path) => {
    const { size, mtimeMs } = statSync(join(root, path));
    return `${path} ${size} ${mtimeMs}`;
  });
  return createHash('sha1').update(states.join('\n')).digest('hex').slice(0, 16);
}

async function makeProgram() {
  const { compiled } = await import('./compile/compiled.mjs');
  const made = `${program}.${process.pid}`;
  await compiled([command], made);
  try {
    renameSync(made, program);
  } catch {
    // Another process was faster.
    rmSync(made, { recursive: true });
  }
  removeOld();
}

/** The programs of sources that are no more; one that was made just now may still be running. */
function removeOld() {
  const hour = 3_600_000;
  for (const name of readdirSync(kept).filter((one) => one.startsWith(begin))) {
    const folder = join(kept, name);
    if (Date.now() - statSync(folder).mtimeMs > hour) rmSync(folder, { recursive: true, force: true });
  }
}
