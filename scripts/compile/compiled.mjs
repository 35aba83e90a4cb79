// Makes plain JavaScript of commands, which then need no loader of TypeScript.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '../..');

/** What every check loads stands in the commands themselves: hundreds of small files take longer to find than to run. */
const inside =
  /^(?:ajv|css-what|fastest-levenshtein|jsonc-parser|libphonenumber-js|rehype-.+|remark-.+|unified|unist-.+)$/;
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const outside = Object.keys(dependencies).filter((name) => !inside.test(name));

/** Older packages ask for Node's modules by `require`, which a module has not. */
const requires = `import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);`;

/** What commands start in threads and processes of their own: each finds it beside itself under this name. */
const started = {
  'start-thread': 'scripts/threads/other-thread.ts',
  'start-drawing': 'scripts/images/drawing-process.ts',
};

/** The schemas of the engine stand in the commands as functions, which each start would have to make otherwise. */
const withSchemas = {
  name: 'compiled-schemas',
  setup: ({ onLoad }) =>
    onLoad({ filter: /scripts.schemas.compiled-schemas\.ts$/ }, () => ({
      contents: schemaCode(),
      loader: 'js',
    })),
};

function schemaCode() {
  const program = join(root, 'scripts/compile/schema-code.ts');
  return execFileSync(process.execPath, ['--import', 'tsx', program], { cwd: root, maxBuffer: 2 ** 26 });
}

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
    // Of two forms of a package the one whose files are known before it runs.
    mainFields: ['module', 'main'],
    // What only the engine's own folder can generate is not in the package.
    external: [...outside, './gen/engine-files'],
    banner: { js: requires },
    alias: { '#words': './src/words/en' },
    plugins: [withSchemas],
    metafile: true,
    logLevel: 'error',
  });
  return metafile;
}
