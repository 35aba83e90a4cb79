import { findChromium } from './find-chromium';

/** How Chromium is started for tests: without a sandbox (CI runs as root) and without calls to its maker. */
export const browserOptions = {
  executablePath: findChromium() ?? '',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
