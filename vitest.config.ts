import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;

/** What all unit tests run with. */
export const unit = {
  // What the server draws at once is drawn at once in tests too.
  define: { 'import.meta.env.SSR': true },
  test: {
    root,
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/**/*.test.{ts,tsx}'],
    pool: 'threads' as const,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    passWithNoTests: false,
    css: { modules: { classNameStrategy: 'non-scoped' as const } },
  },
};

/** Tests that put something else in a module's place, or move the process: nobody may have loaded anything before them. */
const moving = /\bvi\.(?:doMock|mock)\(|\bchdir\(/;
/** Tests in a window: modules are made ready for browsers there, and for Node elsewhere. */
const windowed = /^\/\/ @vitest-environment happy-dom/;

/** The files with unit tests, and what is in them. */
function testFiles(): { file: string; text: string }[] {
  const all = ['src', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  return all
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

const project = (name: string, isolate: boolean, files: { file: string }[]) => ({
  ...unit,
  test: { ...unit.test, name, isolate, include: files.map(({ file }) => file) },
});

/** Unit tests beside their modules, and what belongs to no single module in `tests/`. Most share what they load. */
export default defineConfig(() => {
  const files = testFiles();
  // Components are drawn by React as it is in development; a build in the same thread would load it as visitors get it.
  const isAlone = ({ file, text }: { file: string; text: string }): boolean =>
    moving.test(text) || (file.endsWith('x') && !windowed.test(text));
  const shared = files.filter((one) => !isAlone(one));
  return {
    test: {
      // Many tests wait for a program that they start, so that one beside them finds time also where there are two cores.
      maxWorkers: Math.max(2, availableParallelism() - 1),
      projects: [
        project(
          'node',
          false,
          shared.filter(({ text }) => !windowed.test(text)),
        ),
        project(
          'window',
          false,
          shared.filter(({ text }) => windowed.test(text)),
        ),
        project('alone', true, files.filter(isAlone)),
      ],
    },
  };
});
