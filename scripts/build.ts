import { buildArguments } from './build/arguments';
import { buildFolder } from './build/build-folder';
import { runCommand } from './files/usage-error';

await runCommand(async () => {
  const args = buildArguments(process.argv.slice(2));
  console.log(`Building the site from ${args.pages}; pictures that are new take a while …`);
  const { output, exitCode } = await buildFolder(args, process.stdout.isTTY, console.log);
  process.stdout.write(output);
  return exitCode;
});
