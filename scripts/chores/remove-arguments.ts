import { dryRunOption, pagesOption, usageOf, type Command } from '../files/command-help';
import { readCommandLine } from '../files/command-line';
import { UsageError } from '../files/usage-error';

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
  options: {
    'dry-run': dryRunOption,
    yes: { type: 'boolean', does: 'does it without asking', default: false, isNpms: true },
    pages: pagesOption,
  },
  one: 'it cannot be taken away, or should not, and nothing was changed',
  notes: [
    'An entry of a menu or list and a button go with their link; a link in a text becomes its words. A card goes as a whole.',
  ],
} as const satisfies Command;

/** Reads the command line. Throws a UsageError that says what is wrong. */
export function removeArguments(args: string[]): RemoveArguments {
  const { values, positionals } = readCommandLine(removeCommand, args);
  const [route, ...more] = positionals;
  if (route === undefined || more.length > 0)
    throw new UsageError(`Name one page. ${usageOf(removeCommand)}`);
  if (!route.startsWith('/'))
    throw new UsageError(
      `"${route}" is no address of a page: it starts with a slash. ${usageOf(removeCommand)}`,
    );
  return { route, pages: values.pages, isDryRun: values['dry-run'], isAgreed: values.yes };
}
