import { spawnSync } from 'node:child_process';
import { projectRoot } from './files/project-root';
import { ensureChromium } from './test/find-chromium';

/** Every check and test there is, in order; the first that fails ends the run. */
const steps: [name: string, command: string][] = [
  ['generated files', 'tsx scripts/gen.ts --check'],
  ['types', 'tsc'],
  ['lint', 'oxlint --type-aware --deny-warnings src scripts tests vite.config.ts'],
  ['format', 'prettier --check --log-level warn .'],
  ['unused code', 'knip'],
  ['unit tests', 'vitest run --config tests/vitest.config.ts'],
  ['the shipped pages', 'tsx scripts/check.ts'],
  ['build', 'tsx scripts/build.ts'],
  ['browser tests', 'playwright test --config tests/e2e/playwright.config.ts'],
];

ensureChromium();
const start = performance.now();
for (const [name, command] of steps) {
  console.log(`\n── ${name}: ${command}`);
  const began = performance.now();
  const { status } = spawnSync('npx', command.split(' '), {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, npm_config_loglevel: 'error' },
  });
  if (status !== 0) {
    console.error(`\nFailed: ${name}.`);
    process.exit(status ?? 1);
  }
  console.log(`── ${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
}
console.log(`\nEverything passed in ${((performance.now() - start) / 1000).toFixed(0)} s.`);
