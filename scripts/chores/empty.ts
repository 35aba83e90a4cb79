import { emptySite } from '../../src/content/operations/empty/empty-site';
import {
  settingTrouble,
  withDerived,
  type OwnSettings,
} from '../../src/content/operations/empty/own-settings';
import { ask } from '../files/ask';
import { checkTools } from '../files/check-tools';
import { UsageError } from '../files/usage-error';
import { askFirst } from './ask-first';
import { ownQuestions, type OwnQuestion } from './own-options';
import { leftIn } from './samples';
import type { SamplesArguments } from './samples-arguments';

/** Empties a site for its new owner, who is asked before. Gives the exit code. Rejects with a UsageError, and nothing is changed, for words that do not fit. */
export async function emptyPages(
  given: OwnSettings,
  { pages, ...how }: Pick<SamplesArguments, 'pages' | 'isDryRun' | 'isAgreed'>,
): Promise<number> {
  for (const { option, pointer } of ownQuestions) {
    const trouble = troubleWith(pointer, given.get(pointer));
    if (trouble !== undefined) throw new UsageError(`--${option}: ${trouble}`);
  }
  const isAsking = process.stdin.isTTY && process.stdout.isTTY && !how.isDryRun && !how.isAgreed;
  const own = withDerived(isAsking ? await answered(given) : given);
  const code = await askFirst(
    { pages, decide: ({ checked, tools }) => emptySite(checked, tools, own), isLong: true },
    {
      ...how,
      question:
        'Empty the site like this? The words that stand there now go, and only a copy or git has them then.',
      nothingToDo: 'There is nothing to do: the site is empty already.',
    },
  );
  if (code === 0 && !how.isDryRun) process.stdout.write(await leftIn(pages));
  return code;
}

function troubleWith(pointer: string, text: string | undefined): string | undefined {
  return text === undefined ? undefined : settingTrouble(pointer, text, checkTools().validator.schemas);
}

/** With the answers to what was not given; what is left open stays, or has example words. */
async function answered(given: OwnSettings): Promise<OwnSettings> {
  const own = new Map(given);
  for (const question of ownQuestions) {
    if (own.has(question.pointer)) continue;
    const derived = withDerived(own).get(question.pointer);
    const answer = await answerTo(question, derived);
    if (answer !== undefined) own.set(question.pointer, answer);
  }
  return own;
}

/** Asks again for what does not fit. Rejects with a UsageError where the input is ended instead. */
async function answerTo(
  { about, pointer, option }: OwnQuestion,
  derived: string | undefined,
): Promise<string | undefined> {
  const words = about.charAt(0).toUpperCase() + about.slice(1);
  const answer = await ask(`${words} [${derived ?? 'example words'}]: `);
  if (answer === undefined)
    throw new UsageError(
      `\nNothing was changed: this was not answered. Press Enter to leave it open, or give it with --${option} "WORDS".`,
    );
  if (answer === '') return derived;
  const trouble = troubleWith(pointer, answer);
  if (trouble === undefined) return answer;
  console.log(trouble);
  return answerTo({ about, pointer, option }, derived);
}
