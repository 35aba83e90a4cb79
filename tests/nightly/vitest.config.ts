import { defineConfig } from 'vitest/config';

/** Tests that take too long for every change, and the long forms of what `npm test` tries shortly. */
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['tests/nightly/**/*.nightly.{ts,tsx}'],
    testTimeout: 900_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    disableConsoleIntercept: true,
  },
});
