import { dryRunOption, pagesOption, yesOption, type Command } from '../files/command-help';
import { readCommandLine } from '../files/command-line';
import { onePage } from './page-arguments';

/** What `npm run remove` was asked for. */
export interface RemoveArguments {
  /** The address of the page. */
  route: string;
  pages: string;
  isDryRun: boolean;
  /** Whether it is done without asking. */
  isAgreed: boolean;
}

/** How a page is taken away. */
export const removeCommand = {
  name: 'npm run remove',
  does: 'Takes a page away, and with it what leads there: shows the list of it and asks first.',
  takes: { '/address': 'the page' },
  options: { 'dry-run': dryRunOption, yes: yesOption, pages: pagesOption },
  one: 'it cannot be taken away, or should not, and nothing was changed',
  notes: [
    'An entry of a menu or list and a button go with their link; a link in a text becomes its words. A card goes as a whole.',
  ],
} as const satisfies Command;

/** Reads the command line. Throws a UsageError that says what is wrong. */
export function removeArguments(args: string[]): RemoveArguments {
  const { values, positionals } = readCommandLine(removeCommand, args);
  const route = onePage(removeCommand, positionals);
  return { route, pages: values.pages, isDryRun: values['dry-run'], isAgreed: values.yes };
}
