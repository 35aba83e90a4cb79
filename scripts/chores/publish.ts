import { publishPage } from '../../src/content/operations/publish-page';
import { forgetList, readList } from './kept-list';
import { lostWords } from './lost-words';
import { previewOf, runChore, type Chore } from './run-chore';

/** What is said of the list that `npm run unpublish` kept. */
const listWords =
  '\nThis is what npm run unpublish took away, by the lines of that day. What you want to have again, write there by hand: - is what stood there, + what stands there instead.\n';

/** What to say of a page that is published, and what is left to do when that was said. */
export interface Published {
  text: string;
  finish: () => void;
}

/** Publishes a draft, and gives what to say of it; what went with it, and that nothing leads there too. Rejects with a NotPossible where it cannot be done. */
export async function publish({
  route,
  pages,
  isDryRun,
}: {
  route: string;
  pages: string;
  isDryRun: boolean;
}): Promise<Published> {
  const chore: Chore = { pages, decide: ({ checked }) => publishPage(checked, route) };
  const preview = await previewOf(chore);
  const finish = (): void => {};
  if (preview === '') return { text: `${route} is no draft: it is published with the next build.\n`, finish };
  const kept = readList(pages, route);
  const list = kept === '' ? '' : listWords + kept;
  if (isDryRun) return { text: `${preview}${list}Nothing was written.\n`, finish };
  const done = await runChore(chore);
  const lost = await lostWords(pages, route);
  return { text: done + lost + list, finish: () => forgetList(pages, route) };
}
