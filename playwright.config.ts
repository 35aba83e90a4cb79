import { defineConfig } from 'playwright/test';
import { browserOptions } from './scripts/test/browser-options';

/** The address of a site that the global setup serves. */
const served = (name: string) => {
  const baseURL = process.env[`${name}_URL`];
  return baseURL === undefined ? {} : { baseURL };
};

/**
 * Browser tests: `engine` on small sites of their own, `shipped` on the site in `dist/`, for which `npm run build` comes
 * first. What is tagged `@nightly` is left out by `npm run test:e2e`.
 */
export default defineConfig({
  projects: [
    { name: 'engine', testDir: 'tests/e2e', use: served('SITE') },
    { name: 'shipped', testDir: 'tests/shipped', use: served('SHIPPED') },
  ],
  testMatch: '**/*.spec.ts',
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
  },
});
