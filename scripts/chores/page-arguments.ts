import { usageOf, type Command } from '../files/command-help';
import { UsageError } from '../files/usage-error';

/** The address of the one page that a command is about, of the words that were typed. Throws a UsageError that says what is wrong. */
export function onePage(command: Command, words: readonly string[]): string {
  const [route, ...more] = words;
  if (route === undefined || more.length > 0) throw new UsageError(`Name one page. ${usageOf(command)}`);
  if (!route.startsWith('/'))
    throw new UsageError(`"${route}" is no address of a page: it starts with a slash. ${usageOf(command)}`);
  return route;
}
