import { dryRunOption, pagesOption, usageOf, type Command } from '../files/command-help';
import { readCommandLine } from '../files/command-line';
import { UsageError } from '../files/usage-error';

/** What `npm run rename` was asked for. */
export interface RenameArguments {
  from: string;
  to: string;
  pages: string;
  isDryRun: boolean;
}

/** How something gets another name. */
export const renameCommand = {
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

/** Reads the command line. Throws a UsageError that says what is wrong. */
export function renameArguments(args: string[]): RenameArguments {
  const { values, positionals } = readCommandLine(renameCommand, args);
  const [from, to, ...more] = positionals;
  if (from === undefined || to === undefined || more.length > 0)
    throw new UsageError(`Name the old and the new one. ${usageOf(renameCommand)}`);
  return { from, to, pages: values.pages, isDryRun: values['dry-run'] };
}
