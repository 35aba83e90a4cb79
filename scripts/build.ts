import { buildArguments } from './build/arguments';
import { buildFolder } from './build/build-folder';
import { runCommand } from './files/usage-error';

await runCommand(async () => {
  const { output, exitCode } = await buildFolder(buildArguments(process.argv.slice(2)), process.stdout.isTTY);
  process.stdout.write(output);
  return exitCode;
});
