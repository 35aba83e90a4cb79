import { migrate } from '../src/content/operations/migrate';
import { doneOrShown } from './chores/run-chore';
import { dryRunOption, pagesOption, type Command } from './files/command-help';
import { readCommandLine, runCommandLine } from './files/command-line';

/** How documents are written anew for the newest version of the schemas. */
const command = {
  name: 'npm run migrate',
  does: 'Writes all documents for the newest version of the schemas, where an older one had another form for something.',
  options: { 'dry-run': dryRunOption, pages: pagesOption },
  one: 'a document has a mistake that hides what stands in it, and nothing was changed',
  notes: ['The settings name the version for which the site is written as "schemaVersion".'],
} as const satisfies Command;

await runCommandLine(command, async (args) => {
  const { pages, 'dry-run': isDryRun } = readCommandLine(command, args).values;
  const done = await doneOrShown(
    { pages, decide: ({ source }) => migrate(source), mayReveal: true },
    isDryRun,
  );
  process.stdout.write(done || 'Everything is written for the newest version already.\n');
  return 0;
});
