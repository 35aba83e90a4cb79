import { dryRunOption, pagesOption, usageOf, type Command } from '../files/command-help';
import { readCommandLine } from '../files/command-line';
import { UsageError } from '../files/usage-error';

/** What `npm run samples` was asked for. */
export interface SamplesArguments {
  pages: string;
  /** The places whose marks are to go, as they were typed; undefined where the examples are to be listed. */
  cleared: string[] | undefined;
  isDryRun: boolean;
}

/** How examples are listed, and their marks taken out. */
export const samplesCommand = {
  name: 'npm run samples',
  does: 'Lists what is still only an example; --clear takes marks out, once the real thing stands there.',
  takes: { '[PLACE …]': 'with --clear: FILE, FILE:LINE, or FILE#/pointer as in _site.json#/contact/phone' },
  options: {
    clear: { type: 'boolean', does: 'takes the marks at these places out', default: false },
    'dry-run': dryRunOption,
    pages: pagesOption,
  },
  one: 'there is no mark at such a place, and nothing was changed',
} as const satisfies Command;

/** Reads the command line. Throws a UsageError that says what is wrong. */
export function samplesArguments(args: string[]): SamplesArguments {
  const { values, positionals } = readCommandLine(samplesCommand, args);
  const { clear: isClearing, pages } = values;
  if (isClearing !== positionals.length > 0) {
    const words = isClearing ? 'Say of which file the marks are to go.' : 'A place needs --clear.';
    throw new UsageError(`${words} ${usageOf(samplesCommand)}`);
  }
  return { pages, cleared: isClearing ? positionals : undefined, isDryRun: values['dry-run'] };
}
