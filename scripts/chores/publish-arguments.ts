import { dryRunOption, pagesOption, yesOption, type Command } from '../files/command-help';
import { readCommandLine } from '../files/command-line';
import { onePage } from './page-arguments';
import type { RemoveArguments } from './remove-arguments';

/** How a draft is published. */
export const publishCommand = {
  name: 'npm run publish',
  does: 'Publishes a draft: takes its "draft": true out.',
  takes: { '/address': 'the page' },
  options: { 'dry-run': dryRunOption, pages: pagesOption },
  one: 'it cannot be published, and nothing was changed',
} as const satisfies Command;

/** Reads the command line. Throws a UsageError that says what is wrong. */
export function publishArguments(args: string[]): { route: string; pages: string; isDryRun: boolean } {
  const { values, positionals } = readCommandLine(publishCommand, args);
  const route = onePage(publishCommand, positionals);
  return { route, pages: values.pages, isDryRun: values['dry-run'] };
}

/** How a page becomes a draft. */
export const unpublishCommand = {
  name: 'npm run unpublish',
  does: 'Makes a page a draft, and takes away what leads there: shows the list of it and asks first.',
  takes: { '/address': 'the page' },
  options: { 'dry-run': dryRunOption, yes: yesOption, pages: pagesOption },
  one: 'it cannot become a draft, or should not, and nothing was changed',
  notes: [
    'An entry of a menu or list and a button go with their link; a link in a text becomes its words. A card goes as a whole.',
    'npm run publish does not bring them back, but shows the list of them again; until then it is kept in .data/unpublished/, beside the pages folder.',
  ],
} as const satisfies Command;

/** Reads the command line. Throws a UsageError that says what is wrong. */
export function unpublishArguments(args: string[]): RemoveArguments {
  const { values, positionals } = readCommandLine(unpublishCommand, args);
  const route = onePage(unpublishCommand, positionals);
  return { route, pages: values.pages, isDryRun: values['dry-run'], isAgreed: values.yes };
}
