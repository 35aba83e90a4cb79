import { dryRunOption, pagesOption, type Command } from '../files/command-help';
import { readCommandLine } from '../files/command-line';

/** How documents are written anew for the newest version of the schemas. */
export const migrateCommand = {
  name: 'npm run migrate',
  does: 'Writes all documents for the newest version of the schemas, where an older one had another form for something.',
  options: { 'dry-run': dryRunOption, pages: pagesOption },
  one: 'a document has a mistake that hides what stands in it, and nothing was changed',
  notes: ['The settings name the version for which the site is written as "schemaVersion".'],
} as const satisfies Command;

/** Reads the command line. Throws a UsageError that says what is wrong. */
export function migrateArguments(args: string[]): { pages: string; isDryRun: boolean } {
  const { values } = readCommandLine(migrateCommand, args);
  return { pages: values.pages, isDryRun: values['dry-run'] };
}
