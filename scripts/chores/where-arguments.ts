import { pagesOption, usageOf, type Command } from '../files/command-help';
import { readCommandLine } from '../files/command-line';
import { UsageError } from '../files/usage-error';

/** How it is asked who uses something. */
export const whereCommand = {
  name: 'npm run where',
  does: 'Tells which places name something or say some words; without a name, what nobody uses.',
  takes: {
    '[NAME]':
      'a page (/faqs, /faqs#prices), a picture, an icon, a shared list, a placeholder, a block, or words ("Team Building")',
  },
  options: { pages: pagesOption },
  one: 'there is nothing of this name',
} as const satisfies Command;

/** What is asked about, undefined for what nobody uses. Throws a UsageError that says what is wrong. */
export function whereArguments(args: string[]): { name: string | undefined; pages: string } {
  const { values, positionals } = readCommandLine(whereCommand, args);
  if (positionals.length > 1) throw new UsageError(`Name one thing. ${usageOf(whereCommand)}`);
  return { name: positionals[0], pages: values.pages };
}
