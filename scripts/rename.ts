import { rename } from '../src/content/operations/rename';
import { renameArguments, renameCommand } from './chores/rename-arguments';
import { previewOf, runChore, type Chore } from './chores/run-chore';
import { titleNote } from './chores/title-note';
import { runCommandLine } from './files/command-line';

await runCommandLine(renameCommand, async (args) => {
  const { from, to, pages, isDryRun } = renameArguments(args);
  const chore: Chore = {
    pages,
    decide: ({ checked, tools }) => rename(checked, tools.validator, from, to),
    noteOf: (after) => titleNote(pages, after, to),
  };
  process.stdout.write(isDryRun ? `${await previewOf(chore)}Nothing was written.\n` : await runChore(chore));
  return 0;
});
