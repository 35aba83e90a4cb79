import { checkArguments, checkCommand } from './check/arguments';
import { runCheck } from './check/run-check';
import { runCommandLine } from './files/command-line';

await runCommandLine(checkCommand, async (words) => {
  const args = checkArguments(words);
  // What a check alone does not need takes long to load.
  if (args.isFixing) {
    const { fixPages } = await import('./chores/fix-pages');
    (args.format === 'text' ? process.stdout : process.stderr).write(await fixPages(args));
  }
  const { output, exitCode } = await runCheck(args, process.stdout.isTTY);
  process.stdout.write(output);
  return exitCode;
});
