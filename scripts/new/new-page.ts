import { newPage as decided } from '../../src/content/operations/new-page';
import { lostWords } from '../chores/lost-words';
import { doneOrShown, type Chore } from '../chores/run-chore';
import { forPages } from '../files/same-pages';
import type { NewArguments } from './arguments';
import { templates } from './templates';

/** Writes a new page with its entries, and gives what to say of it. Rejects with a NotPossible, and nothing is changed, where it cannot be done. */
export async function newPage({ pages, isDryRun, ...asked }: NewArguments): Promise<string> {
  const chore: Chore = { pages, decide: ({ checked, tools }) => decided(checked, tools, asked, templates) };
  const done = await doneOrShown(chore, isDryRun);
  if (isDryRun) return done;
  return [
    `${done}That is the page ${asked.route}. Change its words and check it: ${forPages('npm run check', pages)}\n`,
    await lostWords(pages, asked.route),
    'Its "sample": true keeps the site from a release until you take that line out.\n',
  ].join('');
}
