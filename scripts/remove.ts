import { removePage } from '../src/content/operations/remove-page';
import { agrees } from './chores/agrees';
import { removeArguments, removeCommand } from './chores/remove-arguments';
import { previewOf, runChore, type Chore } from './chores/run-chore';
import { runCommandLine } from './files/command-line';
import { UsageError } from './files/usage-error';

await runCommandLine(removeCommand, async (args) => {
  const { route, pages, isDryRun, isAgreed } = removeArguments(args);
  const chore: Chore = { pages, decide: ({ checked, tools }) => removePage(checked, tools.validator, route) };
  if (isAgreed && !isDryRun) {
    process.stdout.write(await runChore(chore));
    return 0;
  }
  const preview = await previewOf(chore);
  process.stdout.write(preview);
  if (isDryRun) return nothing('Nothing was written.', 0);
  if (!process.stdin.isTTY)
    throw new UsageError('Nothing was changed. To do this without being asked, add --yes.');
  if (!(await agrees(`Take ${route} away with all of this? [y/N] `)))
    return nothing('Nothing was changed.', 1);
  process.stdout.write(await runChore(chore, preview));
  return 0;
});

function nothing(words: string, exitCode: number): number {
  console.log(words);
  return exitCode;
}
