import { dryRunOption, pagesOption, usageOf, yesOption, type Command } from '../files/command-help';
import { readCommandLine } from '../files/command-line';
import { UsageError } from '../files/usage-error';
import { ownOptions, ownSettings } from './own-options';

/** What `npm run samples` was asked for. */
export interface SamplesArguments {
  pages: string;
  /** The places whose marks are to go, as they were typed; undefined where the examples are to be listed. */
  cleared: string[] | undefined;
  isDryRun: boolean;
  /** What the new owner of the site says of it, where the site is to be emptied, by the place of the setting. */
  own?: ReadonlyMap<string, string> | undefined;
  /** Whether it is emptied without asking. */
  isAgreed: boolean;
}

/** How examples are listed, and their marks taken out. */
export const samplesCommand = {
  name: 'npm run samples',
  does: 'Lists what is still only an example; --clear takes marks out, once the real thing stands there; --empty begins a site of your own.',
  takes: { '[PLACE …]': 'with --clear: FILE, FILE:LINE, or FILE#/pointer as in _site.json#/contact/phone' },
  options: {
    clear: { type: 'boolean', does: 'takes the marks at these places out', default: false },
    empty: {
      type: 'boolean',
      does: 'begins a site of your own: example words everywhere, empty shared lists, no articles and no pages of list entries',
      default: false,
    },
    ...ownOptions,
    'dry-run': dryRunOption,
    yes: yesOption,
    pages: pagesOption,
  },
  one: 'there is no mark at such a place, or the site cannot be emptied, and nothing was changed',
  notes: [
    'In a terminal --empty asks for what is not given. What stays open has example words, marked as such: --release counts them.',
  ],
} as const satisfies Command;

/** Reads the command line. Throws a UsageError that says what is wrong. */
export function samplesArguments(args: string[]): SamplesArguments {
  const { values, positionals } = readCommandLine(samplesCommand, args);
  const { clear: isClearing, empty: isEmptying, pages } = values;
  if (isClearing !== positionals.length > 0)
    throw wrong(isClearing ? 'Say of which file the marks are to go.' : 'A place needs --clear.');
  const own = ownSettings(values);
  if (isEmptying && isClearing) throw wrong('Either --clear or --empty: they are two chores.');
  if (!isEmptying && own.size > 0) throw wrong('What is said of the site needs --empty.');
  return {
    pages,
    cleared: isClearing ? positionals : undefined,
    isDryRun: values['dry-run'],
    own: isEmptying ? own : undefined,
    isAgreed: values.yes,
  };
}

function wrong(words: string): UsageError {
  return new UsageError(`${words} ${usageOf(samplesCommand)}`);
}
