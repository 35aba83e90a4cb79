import { migrate } from '../src/content/operations/migrate';
import { migrateArguments, migrateCommand } from './chores/migrate-arguments';
import { previewOf, runChore, type Chore } from './chores/run-chore';
import { runCommandLine } from './files/command-line';

await runCommandLine(migrateCommand, async (args) => {
  const { pages, isDryRun } = migrateArguments(args);
  const chore: Chore = { pages, decide: ({ source }) => migrate(source), mayReveal: true };
  const preview = await previewOf(chore);
  if (preview === '') process.stdout.write('Everything is written for the newest version already.\n');
  else process.stdout.write(isDryRun ? `${preview}Nothing was written.\n` : await runChore(chore));
  return 0;
});
