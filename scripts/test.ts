import type { Command } from './files/command-help';
import { readCommandLine, runCommandLine } from './files/command-line';
import { ensureChromium } from './test/find-chromium';
import { npmStep } from './test/npm-step';

/** Every check and test there is, in order; the first that fails ends the run. */
const steps: [name: string, script: string][] = [
  ['generated files', 'gen -- --check'],
  ['types', 'typecheck'],
  ['lint', 'lint'],
  ['unused code', 'unused'],
  ['format', 'format:check'],
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

/** Takes long and needs one processor only: it begins with the first step, and is told of in its turn. */
const meanwhile = 'format:check';

await runCommandLine(command, async (args) => {
  readCommandLine(command, args);
  ensureChromium();
  const start = performance.now();
  const early = npmStep(meanwhile, 'pipe');
  for (const [name, script] of steps) {
    console.log(`\n── ${name}: npm run ${script}`);
    const began = performance.now();
    const status = await (script === meanwhile ? early : npmStep(script, 'inherit')).ended();
    if (status !== 0) {
      early.stop();
      console.error(`\nFailed: ${name}.`);
      return status;
    }
    console.log(`── ${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
  console.log(`\nEverything passed in ${((performance.now() - start) / 1000).toFixed(0)} s.`);
  return 0;
});
