import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

// Debian's package without windows: the same browser, and the tests take two thirds of the time in it.
const quickest = '/usr/bin/chromium-headless-shell';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The path of a Chromium on this machine: the one that CHROMIUM names, Debian's without windows, Playwright's own, or a usual place. */
export function findChromium(): string | undefined {
  return [process.env['CHROMIUM'] ?? '', quickest, chromium.executablePath(), ...usual].find(
    (path) => path !== '' && existsSync(path),
  );
}

/** Finds a Chromium or installs one, Debian's where that works, else Playwright's, and says what it did. Throws when neither can be had. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== undefined) {
    console.log(`Browser: ${found}`);
    return found;
  }
  console.log('No Chromium found; installing one.');
  const isDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const done =
    (isDebian && run('apt-get', 'update') && run('apt-get', 'install', '-y', 'chromium-headless-shell')) ||
    run('npx', 'playwright', 'install', 'chromium');
  const installed = done ? findChromium() : undefined;
  if (installed === undefined)
    throw new Error(
      'No Chromium could be installed. Install one and name it: CHROMIUM=/path/to/chromium npm test',
    );
  console.log(`Installed ${installed}`);
  return installed;
}

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}
