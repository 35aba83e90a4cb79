import { rename } from '../src/content/operations/rename';
import { doneOrShown, type Chore } from './chores/run-chore';
import { titleNote } from './chores/title-note';
import { dryRunOption, pagesOption, usageOf, type Command } from './files/command-help';
import { readCommandLine, runCommandLine } from './files/command-line';
import { UsageError } from './files/usage-error';

/** How something gets another name. */
const command = {
  name: 'npm run rename',
  does: 'Gives something another name, and changes every place that names it.',
  takes: {
    OLD: 'a page (/old), all pages below it too (/old/), a block (/page#old), a picture, a shared list',
    NEW: 'its new name, written in the same way',
  },
  options: { 'dry-run': dryRunOption, pages: pagesOption },
  one: 'this name cannot be given, and nothing was changed',
  notes: ['The old address of a page leads to the new one from then on: it stands in its "aliases".'],
} as const satisfies Command;

await runCommandLine(command, async (args) => {
  const { values, positionals } = readCommandLine(command, args);
  const [from, to, ...more] = positionals;
  if (from === undefined || to === undefined || more.length > 0)
    throw new UsageError(`Name the old and the new one. ${usageOf(command)}`);
  const chore: Chore = {
    pages: values.pages,
    decide: ({ checked }) => rename(checked, from, to),
    noteOf: (after) => titleNote(values.pages, after, to),
  };
  process.stdout.write(await doneOrShown(chore, values['dry-run']));
  return 0;
});
