import { createInterface } from 'node:readline/promises';
import { nameFor } from '../../src/content/operations/new-page';
import type { NewArguments } from './arguments';

/** Asks in a terminal for title and description where they are missing; an empty answer leaves the words to the command. */
export async function askWords(args: NewArguments): Promise<NewArguments> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return args;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ask = async (question: string): Promise<string | undefined> =>
    (await terminal.question(question)).trim() || undefined;
  const title = args.title ?? (await ask(`Title [${nameFor(args.route)}]: `));
  const description =
    args.description ?? (await ask('What search engines say of it, 40 to 160 letters [sample words]: '));
  terminal.close();
  return { ...args, title, description };
}
