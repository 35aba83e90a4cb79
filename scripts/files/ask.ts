import { createInterface } from 'node:readline/promises';

/** Asks something in a terminal. Gives the answer without blanks around it; undefined where the one who is asked ends the input. */
export async function ask(question: string): Promise<string | undefined> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // `question` alone would never settle then.
  const ended = new Promise<undefined>((resolve) => terminal.once('close', () => resolve(undefined)));
  const answer = await Promise.race([terminal.question(question), ended]);
  terminal.close();
  return answer?.trim();
}
