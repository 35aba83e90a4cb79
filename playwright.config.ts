import { defineConfig } from 'playwright/test';
import { browserOptions } from './scripts/test/browser-options';

/** Browser tests against the built site; `npm run build` comes first. */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'shipped/**/*.spec.ts'],
  outputDir: 'test-results',
  globalSetup: './tests/e2e/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list', { printSteps: false }]],
  forbidOnly: true,
  // The global setup serves the site on a free port.
  use: {
    ...(process.env['SITE_URL'] !== undefined && { baseURL: process.env['SITE_URL'] }),
    browserName: 'chromium',
    launchOptions: browserOptions,
    viewport: { width: 1440, height: 900 },
  },
});
