import { defineConfig } from 'playwright/test';
import { browserOptions } from '../../scripts/test/browser-options';

/** Browser tests against the built site; `npm run build` comes first. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './global-setup.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list', { printSteps: false }]],
  forbidOnly: true,
  use: { browserName: 'chromium', launchOptions: browserOptions, viewport: { width: 1440, height: 900 } },
});
