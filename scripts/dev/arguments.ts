import { pagesOption, type Command } from '../files/command-help';
import { readCommandLine } from '../files/command-line';

/** How development is called. */
export const devCommand = {
  name: 'npm run dev',
  does: 'Shows the site on http://127.0.0.1:5173 as it is written: a saved file at once, mistakes over the page.',
  options: { pages: pagesOption },
  notes: ['Another port: PORT=5180 npm run dev. Ctrl+C ends it.'],
} as const satisfies Command;

/** The pages folder that was asked for, as written. Throws a UsageError that says what is wrong. */
export function devArguments(args: string[]): { pages: string } {
  const { pages } = readCommandLine(devCommand, args).values;
  return { pages };
}
