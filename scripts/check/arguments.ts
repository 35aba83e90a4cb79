import { dryRunOption, pagesOption, type Command } from '../files/command-help';
import { readCommandLine } from '../files/command-line';
import { UsageError } from '../files/usage-error';

const formats = ['text', 'json', 'github', 'sarif'] as const;

/** For whom a report is. */
export type Format = (typeof formats)[number];

/** What `npm run check` was asked for. */
export interface CheckArguments {
  /** The pages folder, as written. */
  pages: string;
  format: Format;
  /** Whether content that is only an example counts as a problem. */
  release: boolean;
  /** Whether what is certain is fixed first. */
  isFixing: boolean;
  /** Whether that is only shown. */
  isDryRun: boolean;
  /** Report only these documents; empty for all. */
  files: string[];
}

/** How the check is called. */
export const checkCommand = {
  name: 'npm run check',
  does: 'Checks every document of the site.',
  takes: { '[FILE …]': 'reports only these; all are checked' },
  options: {
    pages: pagesOption,
    format: {
      type: 'string',
      value: formats.join('|'),
      does: 'for a reader, a program, GitHub, a service that collects findings',
      default: 'text',
    },
    release: {
      type: 'boolean',
      does: 'counts every example that is still there as a problem',
      default: false,
    },
    fix: {
      type: 'boolean',
      does: 'fixes first what is certain, like a comma or a letter, and shows each line that it changes',
      default: false,
    },
    'dry-run': { ...dryRunOption, does: 'shows what --fix would change, and writes nothing' },
  },
  one: 'there are problems',
} as const satisfies Command;

/** Reads the command line of the check. Throws a UsageError that says what is wrong. */
export function checkArguments(args: string[]): CheckArguments {
  const { values, positionals } = readCommandLine(checkCommand, args);
  const format = formats.find((one) => one === values.format);
  if (!format) throw new UsageError(`--format is text, json, github or sarif, not "${values.format}".`);
  if (values['dry-run'] && !values.fix)
    throw new UsageError('--dry-run goes with --fix: a check alone writes nothing.');
  return {
    pages: values.pages,
    format,
    release: values.release,
    isFixing: values.fix,
    isDryRun: values['dry-run'],
    files: positionals,
  };
}
