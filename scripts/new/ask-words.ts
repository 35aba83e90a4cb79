import { nameFor } from '../../src/content/operations/new-page';
import { ask } from '../files/ask';
import { UsageError } from '../files/usage-error';
import type { NewArguments } from './arguments';

/**
 * Asks in a terminal for title and description where they are missing; an empty answer leaves the words to the command.
 * Elsewhere it says what was not asked. Rejects with a UsageError where the input is ended instead.
 */
export async function askWords(args: NewArguments): Promise<NewArguments> {
  const title = nameFor(args.route);
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    process.stderr.write(notAsked(args, title));
    return args;
  }
  return {
    ...args,
    title: args.title ?? (await answerTo(`Title [${title}]: `, '--title')),
    description:
      args.description ??
      (await answerTo('What search engines say of it, 40 to 160 letters [sample words]: ', '--description')),
  };
}

/** What stands in a page whose author could not be asked, and how it is given instead. */
function notAsked({ title, description }: NewArguments, name: string): string {
  const left = [
    ...(title === undefined ? [`the title is "${name}" (--title "WORDS" gives another one)`] : []),
    ...(description === undefined
      ? ['search engines are told sample words (--description "WORDS" gives others)']
      : []),
  ];
  return left.length === 0 ? '' : `Nothing was asked, because this is no terminal: ${left.join(', and ')}.\n`;
}

async function answerTo(question: string, option: string): Promise<string | undefined> {
  const answer = await ask(question);
  if (answer === undefined)
    throw new UsageError(
      `\nNothing was written: this was not answered. Press Enter to leave it open, or give it with ${option} "WORDS".`,
    );
  return answer || undefined;
}
