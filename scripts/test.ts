import { spawnSync } from 'node:child_process';
import type { Command } from './files/command-help';
import { readCommandLine, runCommandLine } from './files/command-line';
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

const command = {
  name: 'npm test',
  does: 'Every check and test there is, in order; the first that fails ends the run.',
  options: {},
  notes: ['One part: npm run typecheck, lint, test:unit, test:e2e and so on; CONTRIBUTING.md lists them.'],
} as const satisfies Command;

await runCommandLine(command, (args) => {
  readCommandLine(command, args);
  ensureChromium();
  const start = performance.now();
  for (const [name, script] of steps) {
    const status = run(name, script);
    if (status === 0) continue;
    console.error(`\nFailed: ${name}.`);
    return status;
  }
  console.log(`\nEverything passed in ${((performance.now() - start) / 1000).toFixed(0)} s.`);
  return 0;
});

/** Runs one step, and gives its exit code. */
function run(name: string, script: string): number {
  console.log(`\n── ${name}: npm run ${script}`);
  const began = performance.now();
  const { status } = spawnSync('npm', ['run', '--silent', ...script.split(' ')], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, npm_config_loglevel: 'error' },
  });
  if (status === 0) console.log(`── ${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return status ?? 1;
}
