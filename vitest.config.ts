import { defineConfig } from 'vitest/config';

/** Unit tests beside their modules, and what belongs to no single module in `tests/`. */
export default defineConfig({
  // What the server draws at once is drawn at once in tests too.
  define: { 'import.meta.env.SSR': true },
  test: {
    root: import.meta.dirname,
    include: [
      'src/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'packages/**/*.test.ts',
      'tests/**/*.test.{ts,tsx}',
    ],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    passWithNoTests: false,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
