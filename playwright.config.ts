import { defineConfig } from 'playwright/test';
import { browserOptions } from './scripts/test/browser-options';

const site = process.env['SITE_URL'];

/**
 * Browser tests: `tests/e2e` on small sites of their own, which the global setup builds and serves, `tests/shipped` on the
 * site in `dist/`, for which `npm run build` comes first. What is tagged `@nightly` is left out by `npm run test:e2e`.
 */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/*.spec.ts', 'shipped/*.spec.ts'],
  outputDir: 'test-results',
  globalSetup: './tests/e2e/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list', { printSteps: false }]],
  forbidOnly: true,
  use: {
    browserName: 'chromium',
    launchOptions: browserOptions,
    viewport: { width: 1440, height: 900 },
    // The global setup names it; a test of another site has its address there too.
    ...(site !== undefined && { baseURL: site }),
  },
});
