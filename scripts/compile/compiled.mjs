// Makes plain JavaScript of commands, which then need no loader of TypeScript.
import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '../..');

/** What commands start in threads and processes of their own: each finds it beside itself under this name. */
const started = {
  'start-thread': 'scripts/threads/other-thread.ts',
  'start-drawing': 'scripts/images/drawing-process.ts',
};

/** Writes commands of `scripts/`, by their names, into a folder that lies two levels below the engine's. Gives esbuild's account of what is in it. */
export async function compiled(names, outdir) {
  const commands = Object.fromEntries(names.map((name) => [name, `scripts/${name}.ts`]));
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { ...commands, ...started },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    alias: { '#words': './src/words/en' },
    metafile: true,
    logLevel: 'error',
  });
  return metafile;
}
