import { dryRunOption, pagesOption, type Command } from '../files/command-help';
import { readCommandLine } from '../files/command-line';

/** How thumbnails of videos are fetched. */
export const thumbnailsCommand = {
  name: 'npm run thumbnails',
  does: 'Fetches the pictures of videos that pages name as "youtube/" and the id, and are not in _media yet.',
  options: { 'dry-run': dryRunOption, pages: pagesOption },
  one: 'some could not be had, the others are there',
  notes: ['They become files of the site: YouTube hears of this computer now, and never of a visitor.'],
} as const satisfies Command;

/** Reads the command line. Throws a UsageError that says what is wrong. */
export function thumbnailsArguments(args: string[]): { pages: string; isDryRun: boolean } {
  const { values } = readCommandLine(thumbnailsCommand, args);
  return { pages: values.pages, isDryRun: values['dry-run'] };
}
