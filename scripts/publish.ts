import { publishArguments, publishCommand } from './chores/publish-arguments';
import { publish } from './chores/publish';
import { runCommandLine } from './files/command-line';

await runCommandLine(publishCommand, async (args) => {
  const { text, finish } = await publish(publishArguments(args));
  process.stdout.write(text);
  finish();
  return 0;
});
