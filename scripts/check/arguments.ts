import { parseArgs } from 'node:util';
import { refuseLostOptions, UsageError, wrongOption } from '../files/usage-error';

/** What `npm run check` was asked for. */
export interface CheckArguments {
  /** The pages folder, as written. */
  pages: string;
  format: 'text' | 'json' | 'github';
  /** Whether content that is only an example counts as a problem. */
  release: boolean;
  /** Report only these documents; empty for all. */
  files: string[];
}

/** Reads the command line of the check. Throws a UsageError that says what is wrong. */
export function checkArguments(args: string[]): CheckArguments {
  refuseLostOptions(['pages', 'format', 'release']);
  const { values, positionals } = parsed(args);
  const { format } = values;
  if (format !== 'text' && format !== 'json' && format !== 'github') {
    throw new UsageError(`--format is text, json or github, not "${format}".`);
  }
  return { pages: values.pages, format, release: values.release, files: positionals };
}

function parsed(args: string[]) {
  try {
    const options = {
      pages: { type: 'string', default: 'pages-json' },
      format: { type: 'string', default: 'text' },
      release: { type: 'boolean', default: false },
    } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(
      `${wrongOption(error)} Usage: npm run check -- [files] [--pages DIR] [--format text|json|github] [--release]`,
    );
  }
}
