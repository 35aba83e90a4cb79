import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { importsOf } from '../../scripts/boundaries/imports-of';
import { isTest } from '../../scripts/boundaries/rooms';
import { sourceFiles } from '../../scripts/boundaries/source-files';
import { engineRoot } from '../../scripts/files/roots';
import { newFolder } from '../build/sample-site';

const { dependencies, scripts } = JSON.parse(
  readFileSync(join(engineRoot, 'package.json'), 'utf8'),
) as Record<'dependencies' | 'scripts', Record<string, string>>;
const folder = newFolder();
afterAll(() => rmSync(folder, { recursive: true }));

const { stdout: help } = spawnSync(process.execPath, ['bin/vakta.mjs', '--help'], {
  cwd: engineRoot,
  encoding: 'utf8',
});
const names = Array.from(help.matchAll(/^ {2}(\w+)/gm), ([, name = '']) => name);

it('the commands of an installed engine are commands of this project', () => {
  expect(names).toContain('check');
  for (const name of names) expect(scripts[name]).toContain(`scripts/${name}.ts`);
});

/** The packages that compiled commands ask for. */
function askedByCommands(): string[] {
  const program = `
    import { compiled } from './scripts/compile/compiled.mjs';
    const { outputs } = await compiled(${JSON.stringify(names)}, ${JSON.stringify(folder)});
    const imports = Object.values(outputs).flatMap((output) => output.imports);
    console.log(JSON.stringify(imports.filter(({ external }) => external).map(({ path }) => path)));`;
  const words = ['--input-type=module', '--eval', program];
  return JSON.parse(execFileSync(process.execPath, words, { cwd: engineRoot, encoding: 'utf8' })) as string[];
}

/** The packages that the app asks for, which are bundled where a site is built. */
function askedByApp(): string[] {
  const files = sourceFiles(engineRoot).filter((file) => file.startsWith('src/') && !isTest(file));
  return files.flatMap((file) =>
    importsOf(file, readFileSync(join(engineRoot, file), 'utf8')).map(({ specifier }) => specifier),
  );
}

it.each([
  ['commands', askedByCommands],
  ['the app', askedByApp],
])('a package that %s need is installed with the engine', (_, asked) => {
  const packages = asked().flatMap((path) => /^(?!node:)(?:@[\w-]+\/)?[\w-]+/.exec(path)?.[0] ?? []);
  expect(packages).not.toEqual([]);
  expect(packages.filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);
});
