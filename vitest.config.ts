import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;

const include = [
  'src/**/*.test.{ts,tsx}',
  'scripts/**/*.test.ts',
  'packages/**/*.test.ts',
  'tests/**/*.test.{ts,tsx}',
];

/** What all unit tests run with. */
export const unit = {
  // What the server draws at once is drawn at once in tests too.
  define: { 'import.meta.env.SSR': true },
  test: {
    root,
    include,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    passWithNoTests: false,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
} as const;

/** Tests that put something else in a module's place, or move the process: nobody may have loaded anything before them. */
function alone(): string[] {
  const files = ['src', 'scripts', 'packages', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'));
  const moves = /\bvi\.(?:doMock|mock)\(|\bchdir\(/;
  return tests.filter((file) => moves.test(readFileSync(join(root, file), 'utf8')));
}

/** Unit tests beside their modules, and what belongs to no single module in `tests/`. Most share what they load. */
export default defineConfig(() => {
  const isolated = alone();
  const project = (name: string, more: object) => ({
    ...unit,
    test: { ...unit.test, name, ...more },
  });
  return {
    test: {
      projects: [
        project('together', { isolate: false, exclude: ['**/node_modules/**', ...isolated] }),
        project('alone', { include: isolated }),
      ],
    },
  };
});
