import { existsSync } from 'node:fs';
import type { Command } from './files/command-help';
import { readCommandLine, runCommandLine } from './files/command-line';
import { ensureChromium } from './test/find-chromium';
import { npmStep } from './test/npm-step';

/** What takes too long for every change; each part runs, whatever became of the one before. */
const steps: [name: string, script: string][] = [
  ['unit tests', 'test:unit:nightly'],
  ['build', 'build'],
  ['browser tests', 'test:e2e:nightly'],
];

/** The browsers of `test:browsers` that no package of the project brings. */
const others = ['/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

const command = {
  name: 'npm run test:nightly',
  does: 'Every test that takes too long for every change, one part after the other.',
  options: {},
  notes: [
    'One part: npm run test:unit:nightly, test:e2e:nightly (after npm run build) or test:browsers.',
    'The part test:browsers is left out where Firefox ESR or WebKitGTK is not installed.',
  ],
} as const satisfies Command;

await runCommandLine(command, async (args) => {
  readCommandLine(command, args);
  ensureChromium();
  if (others.every((path) => existsSync(path))) steps.push(['other browsers', 'test:browsers']);
  const failed: string[] = [];
  for (const [name, script] of steps) {
    console.log(`\n── ${name}: npm run ${script}`);
    if ((await npmStep(script, 'inherit').ended()) !== 0) failed.push(name);
  }
  console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}.` : '\nEverything passed.');
  return failed.length > 0 ? 1 : 0;
});
