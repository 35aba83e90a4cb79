import { runCommandLine } from './files/command-line';
import { newArguments, newCommand } from './new/arguments';
import { askWords } from './new/ask-words';
import { newPage } from './new/new-page';

await runCommandLine(newCommand, async (args) => {
  process.stdout.write(await newPage(await askWords(newArguments(args))));
  return 0;
});
