import { usageOf, type Command } from '../files/command-help';
import { readCommandLine } from '../files/command-line';
import { UsageError } from '../files/usage-error';

/** What a command about one page was asked for. Throws a UsageError that says what is wrong. */
export function onePage(command: Command, args: string[]) {
  const { values, positionals } = readCommandLine(command, args);
  const [route, ...more] = positionals;
  if (route === undefined || more.length > 0) throw new UsageError(`Name one page. ${usageOf(command)}`);
  if (!route.startsWith('/'))
    throw new UsageError(`"${route}" is no address of a page: it starts with a slash. ${usageOf(command)}`);
  const { pages, 'dry-run': isDryRun, yes: isAgreed } = values;
  return { route, pages: String(pages), isDryRun: isDryRun === true, isAgreed: isAgreed === true };
}
