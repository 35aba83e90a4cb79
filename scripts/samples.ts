import { samplesText } from './chores/samples';
import { samplesArguments, samplesCommand } from './chores/samples-arguments';
import { runCommandLine } from './files/command-line';

await runCommandLine(samplesCommand, async (args) => {
  process.stdout.write(await samplesText(samplesArguments(args)));
  return 0;
});
