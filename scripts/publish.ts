import { publishArguments, publishCommand } from './chores/publish-arguments';
import { publish } from './chores/publish';
import { runCommandLine } from './files/command-line';

await runCommandLine(publishCommand, async (args) => {
  process.stdout.write(await publish(publishArguments(args)));
  return 0;
});
