import { publishPage } from '../../src/content/operations/publish-page';
import { lostWords } from './lost-words';
import { previewOf, runChore, type Chore } from './run-chore';

const linksGone =
  'Links that npm run unpublish took away do not come back by themselves: the list that it showed names each of them, by file and line.\n';

/** Publishes a draft, and gives what to say of it; that nothing leads there too. Rejects with a NotPossible where it cannot be done. */
export async function publish({
  route,
  pages,
  isDryRun,
}: {
  route: string;
  pages: string;
  isDryRun: boolean;
}): Promise<string> {
  const chore: Chore = { pages, decide: ({ checked }) => publishPage(checked, route) };
  const preview = await previewOf(chore);
  if (preview === '') return `${route} is no draft: it is published with the next build.\n`;
  if (isDryRun) return `${preview}Nothing was written.\n`;
  const done = await runChore(chore);
  const lost = await lostWords(pages, route);
  return done + lost + (lost === '' ? '' : linksGone);
}
