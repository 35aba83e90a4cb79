import { dryRunOption, pagesOption, usageOf, type Command } from '../files/command-help';
import { readCommandLine } from '../files/command-line';
import { UsageError } from '../files/usage-error';

/** What `npm run migrate` was asked for. */
export interface MigrateArguments {
  pages: string;
  isDryRun: boolean;
}

/** How documents are written anew for the newest version of the schemas. */
export const migrateCommand = {
  name: 'npm run migrate',
  does: 'Writes all documents for the newest version of the schemas, where an older one had another form for something.',
  options: { 'dry-run': dryRunOption, pages: pagesOption },
  one: 'a document has a mistake that hides what stands in it, and nothing was changed',
  notes: ['The settings name the version for which the site is written as "schemaVersion".'],
} as const satisfies Command;

/** Reads the command line. Throws a UsageError that says what is wrong. */
export function migrateArguments(args: string[]): MigrateArguments {
  const { values, positionals } = readCommandLine(migrateCommand, args);
  if (positionals.length > 0) throw new UsageError(`This takes no names. ${usageOf(migrateCommand)}`);
  return { pages: values.pages, isDryRun: values['dry-run'] };
}
