import { pagesOption, type Command } from '../files/command-help';
import { readCommandLine } from '../files/command-line';
import { UsageError } from '../files/usage-error';

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

/** How the check is called. */
export const checkCommand = {
  name: 'npm run check',
  does: 'Checks every document of the site.',
  takes: { '[FILE …]': 'tells only of these; all are checked' },
  options: {
    pages: pagesOption,
    format: {
      type: 'string',
      value: 'text|json|github',
      does: 'for a reader, for a program, for GitHub',
      default: 'text',
    },
    release: {
      type: 'boolean',
      does: 'counts every example that is still there as a problem',
      default: false,
    },
  },
  one: 'there are problems',
} as const satisfies Command;

/** Reads the command line of the check. Throws a UsageError that says what is wrong. */
export function checkArguments(args: string[]): CheckArguments {
  const { values, positionals } = readCommandLine(checkCommand, args);
  const { format } = values;
  if (format !== 'text' && format !== 'json' && format !== 'github') {
    throw new UsageError(`--format is text, json or github, not "${format}".`);
  }
  return { pages: values.pages, format, release: values.release, files: positionals };
}
