import { parseArgs } from 'node:util';
import { refuseLostOptions, UsageError, wrongOption } from '../files/usage-error';

/** What `npm run new` was asked for. */
export interface NewArguments {
  /** The address of the new page: `/industry/aviation`. */
  route: string;
  /** The address of the page to copy; without it a small page is written. */
  like: string | undefined;
  pages: string;
}

const usage = 'Usage: npm run new -- /industry/aviation [--like /industry/it-and-software] [--pages DIR]';

/** Reads the command line. Throws a UsageError that says what is wrong. */
export function newArguments(args: string[]): NewArguments {
  refuseLostOptions(['like', 'pages']);
  const { values, positionals } = parsed(args);
  const [route, ...more] = positionals;
  if (route === undefined || more.length > 0) throw new UsageError(`Name one address. ${usage}`);
  if (!/^(?:\/[a-z0-9-]+)+$/.test(route)) {
    throw new UsageError(
      `"${route}" is no address: write it in small letters, digits and hyphens, starting with a slash. ${usage}`,
    );
  }
  return { route, like: values.like, pages: values.pages };
}

function parsed(args: string[]) {
  try {
    const options = { like: { type: 'string' }, pages: { type: 'string', default: 'pages-json' } } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${wrongOption(error)} ${usage}`);
  }
}
