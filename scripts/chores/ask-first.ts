import { ask } from '../files/ask';
import { UsageError } from '../files/usage-error';
import { previewOf, runChore, type Chore } from './run-chore';

/** How a chore is asked for that takes more along than was named. */
export interface Asking {
  /** What is asked in a terminal before anything is done: `Take /x away with all of this?` */
  question: string;
  /** What is said where there is nothing to do. */
  nothingToDo: string;
  isDryRun: boolean;
  /** Whether it is done without asking. */
  isAgreed: boolean;
}

/**
 * Shows what a chore would do, asks, and does it. Gives the exit code: 0, or 1 where somebody said no. Rejects with a
 * UsageError, and nothing is changed, where nobody can be asked.
 */
export async function askFirst(chore: Chore, asking: Asking): Promise<number> {
  const { question, nothingToDo, isDryRun, isAgreed } = asking;
  const preview = await previewOf(chore);
  if (preview === '') return said(nothingToDo, 0);
  if (isAgreed && !isDryRun) {
    await runChore(chore, preview);
    // Nobody has seen the lines before, and what went can be put back by them.
    return written(preview);
  }
  process.stdout.write(preview);
  if (isDryRun) return said('Nothing was written.', 0);
  if (!process.stdin.isTTY)
    throw new UsageError('Nothing was changed. To do this without being asked, add --yes.');
  if (!(await agrees(`${question} [y/N] `))) return said('Nothing was changed.', 1);
  return written(await runChore(chore, preview));
}

function written(text: string): number {
  process.stdout.write(text);
  return 0;
}

function said(words: string, exitCode: number): number {
  console.log(words);
  return exitCode;
}

async function agrees(question: string): Promise<boolean> {
  return /^y(?:es)?$/i.test((await ask(question)) ?? '');
}
