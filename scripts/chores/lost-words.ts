import { unused } from '../../src/content/operations/uses';
import { siteAt } from './site-at';

/** What to say of a page to which nothing leads; empty where something does, and for a draft. */
export async function lostWords(pages: string, route: string): Promise<string> {
  const { checked } = await siteAt(pages);
  if (!unused(checked).pages.includes(route)) return '';
  return 'No page links to it yet: name it in a shared list (_collections) or in the navigation (_site.json).\n';
}
