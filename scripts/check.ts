import { checkArguments } from './check/arguments';
import { runCheck } from './check/run-check';
import { runCommand } from './files/usage-error';

await runCommand(async () => {
  const { output, exitCode } = await runCheck(checkArguments(process.argv.slice(2)), process.stdout.isTTY);
  process.stdout.write(output);
  return exitCode;
});
