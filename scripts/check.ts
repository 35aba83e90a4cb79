import { checkArguments, checkCommand } from './check/arguments';
import { runCheck } from './check/run-check';
import { runCommandLine } from './files/command-line';

await runCommandLine(checkCommand, async (args) => {
  const { output, exitCode } = await runCheck(checkArguments(args), process.stdout.isTTY);
  process.stdout.write(output);
  return exitCode;
});
