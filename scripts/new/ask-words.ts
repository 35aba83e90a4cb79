import { nameFor } from '../../src/content/operations/new-page';
import { ask } from '../files/ask';
import { UsageError } from '../files/usage-error';
import type { NewArguments } from './arguments';

/** Asks in a terminal for title and description where they are missing; an empty answer leaves the words to the command. Rejects with a UsageError where the input is ended instead. */
export async function askWords(args: NewArguments): Promise<NewArguments> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return args;
  const title = args.title ?? (await answerTo(`Title [${nameFor(args.route)}]: `));
  const description =
    args.description ?? (await answerTo('What search engines say of it, 40 to 160 letters [sample words]: '));
  return { ...args, title, description };
}

async function answerTo(question: string): Promise<string | undefined> {
  const answer = await ask(question);
  if (answer === undefined)
    throw new UsageError(
      '\nNothing was written: the input ended before this was answered. Without questions: --title "…" --description "…".',
    );
  return answer || undefined;
}
