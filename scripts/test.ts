import { spawnSync } from 'node:child_process';
import { projectRoot } from './files/project-root';
import { ensureChromium } from './test/find-chromium';

/** Every check and test there is, in order; the first that fails ends the run. */
const steps: [name: string, script: string][] = [
  ['generated files', 'gen -- --check'],
  ['drawings', 'scenes -- --check'],
  ['types', 'typecheck'],
  ['lint', 'lint'],
  ['format', 'format:check'],
  ['unused code', 'unused'],
  ['unit tests', 'test:unit'],
  ['the shipped pages', 'check'],
  ['build', 'build'],
  ['browser tests', 'test:e2e'],
];

ensureChromium();
const start = performance.now();
for (const [name, script] of steps) {
  console.log(`\n── ${name}: npm run ${script}`);
  const began = performance.now();
  const { status } = spawnSync('npm', ['run', '--silent', ...script.split(' ')], {
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
