import { createInterface } from 'node:readline';

/** Asks a question in the terminal. Whoever ends it without an answer (Ctrl+C, Ctrl+D) does not agree. */
export function agrees(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  return new Promise((resolve) => {
    terminal.once('close', () => resolve(false));
    terminal.question(question, (answer) => {
      resolve(/^y(?:es)?$/i.test(answer.trim()));
      terminal.close();
    });
  });
}
