import { parseArgs } from 'node:util';
import { refuseLostOptions, UsageError, wrongOption } from '../files/usage-error';

/** What `npm run build` was asked for. */
export interface BuildArguments {
  /** The pages folder, and the folder that the site is written into, as written. */
  pages: string;
  out: string;
}

/** Reads the command line of the build. Throws a UsageError that says what is wrong. */
export function buildArguments(args: string[], command = 'npm run build'): BuildArguments {
  refuseLostOptions(['pages', 'out']);
  try {
    const options = {
      pages: { type: 'string', default: 'pages-json' },
      out: { type: 'string', default: 'dist' },
    } as const;
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UsageError(`${wrongOption(error)} Usage: ${command} -- [--pages DIR] [--out DIR]`);
  }
}
