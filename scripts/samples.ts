import { emptyPages } from './chores/empty';
import { samplesText } from './chores/samples';
import { samplesArguments, samplesCommand } from './chores/samples-arguments';
import { runCommandLine } from './files/command-line';

await runCommandLine(samplesCommand, async (args) => {
  const { own, ...asked } = samplesArguments(args);
  if (own) return emptyPages(own, asked);
  process.stdout.write(await samplesText(asked));
  return 0;
});
