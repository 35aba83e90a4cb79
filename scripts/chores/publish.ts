import { publishPage } from '../../src/content/operations/publish-page';
import { unused } from '../../src/content/operations/uses';
import { previewOf, runChore, type Chore } from './run-chore';
import { siteAt } from './site-at';

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
  const { checked } = await siteAt(pages);
  const isLost = unused(checked).pages.includes(route);
  return `${done}${isLost ? nowhereWords : ''}`;
}

const nowhereWords =
  'No page links to it yet: name it in a shared list (_collections) or in the navigation (_site.json).\n';
