import { isAddress } from '../../src/content/operations/page-address';
import { pagesOption, usageOf, type Command } from '../files/command-help';
import { readCommandLine } from '../files/command-line';
import { UsageError } from '../files/usage-error';

/** What `npm run new` was asked for. */
export interface NewArguments {
  /** The address of the new page: `/industry/aviation`. */
  route: string;
  /** The address of the page to copy; without it a small page is written. */
  like: string | undefined;
  pages: string;
}

/** How a new page is asked for. */
export const newCommand = {
  name: 'npm run new',
  does: 'Writes a new page, valid from the start.',
  takes: { '/address': 'where it is, like /industry/aviation' },
  options: {
    like: { type: 'string', value: '/address', does: 'copies this page; without it a small one is written' },
    pages: pagesOption,
  },
  one: 'no page can be there',
} as const satisfies Command;

/** Reads the command line. Throws a UsageError that says what is wrong. */
export function newArguments(args: string[]): NewArguments {
  const { values, positionals } = readCommandLine(newCommand, args);
  const [route, ...more] = positionals;
  if (route === undefined || more.length > 0)
    throw new UsageError(`Name one address. ${usageOf(newCommand)}`);
  if (!isAddress(route)) {
    throw new UsageError(
      `"${route}" is no address: write it in small letters, digits and hyphens, starting with a slash. ${usageOf(newCommand)}`,
    );
  }
  return { route, like: values.like, pages: values.pages };
}
