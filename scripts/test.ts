import type { Command } from './files/command-help';
import { readCommandLine, runCommandLine } from './files/command-line';
import { ensureChromium } from './test/find-chromium';
import { npmStep } from './test/npm-step';

/** A script of `package.json`, by what it is. */
type Step = readonly [name: string, script: string];

/** What needs one processor most of the time runs beside the unit tests, one step after the other. */
const beside: readonly Step[] = [
  ['generated files', 'gen -- --check'],
  // It finds what `typecheck` finds.
  ['types and lint', 'lint'],
  ['unused code', 'unused'],
  ['format', 'format:check'],
  ['the shipped pages', 'check'],
  ['build', 'build'],
];
const unitTests: Step = ['unit tests', 'test:unit'];
const browserTests: Step = ['browser tests', 'test:e2e'];

const command = {
  name: 'npm test',
  does: 'Every check and test there is; the first that fails ends the run.',
  options: {},
  notes: ['One part: npm run typecheck, lint, test:unit, test:e2e and so on; CONTRIBUTING.md lists them.'],
} as const satisfies Command;

class StepFailed extends Error {}

/** The steps that run, to be stopped when another one fails. */
const running = new Set<() => void>();

/** Runs a step; what it prints is shown at once, or with `pipe` when it ends. Throws where it fails. */
async function run([name, script]: Step, stdio: 'inherit' | 'pipe'): Promise<void> {
  const began = performance.now();
  if (stdio === 'inherit') console.log(`\n── ${name}: npm run ${script}`);
  const { ended, stop } = npmStep(script, stdio);
  running.add(stop);
  const status = await ended();
  running.delete(stop);
  if (status !== 0) throw new StepFailed(name);
  console.log(`── ${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

async function runBeside(): Promise<void> {
  for (const step of beside) await run(step, 'pipe');
}

await runCommandLine(command, async (args) => {
  readCommandLine(command, args);
  ensureChromium();
  const start = performance.now();
  try {
    await Promise.all([runBeside(), run(unitTests, 'inherit')]);
    await run(browserTests, 'inherit');
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    for (const stop of running) stop();
    console.error(`\nFailed: ${error.message}.`);
    return 1;
  }
  console.log(`\nEverything passed in ${((performance.now() - start) / 1000).toFixed(0)} s.`);
  return 0;
});
