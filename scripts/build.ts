import { buildArguments, buildCommand } from './build/arguments';
import { buildFolder } from './build/build-folder';
import { runCommandLine } from './files/command-line';

await runCommandLine(buildCommand, async (words) => {
  const args = buildArguments(words);
  console.log(`Building the site from ${args.pages}; pictures that are new take a while …`);
  const { output, exitCode } = await buildFolder(args, process.stdout.isTTY, console.log);
  process.stdout.write(output);
  return exitCode;
});
