import type { CheckedSite } from '../check-site';
import { valueAt } from '../places/pointer';
import { inSteps, removalEdits, setEdit, valueEdit } from './json-edits';
import type { PageWords } from './new-page';
import { namedPage, schemaForDepth } from './page-address';

/**
 * The text of another page as that of a new one, in the same layout: what no two pages may share is made its own, an
 * article is of today, and a mark under the title says that the words are only examples.
 * @param path where the new document will lie.
 */
export function copiedPage(
  checked: CheckedSite,
  like: string,
  path: string,
  { title, seo, today }: PageWords,
): { text: string } | { trouble: string } {
  const found = namedPage(checked, like);
  if ('trouble' in found) return found;
  const { document } = checked.resolve(found.page.document.path);
  if (document.readAs)
    return {
      trouble: `${document.path} is no sound JSON, so it cannot be copied. Fix it first: npm run check`,
    };
  const { value = null } = document;
  const opening = '/blocks/0/heading';
  const isTitle = valueAt(value, opening) === valueAt(value, '/title');
  const own = new Map<string, string | undefined>([
    ['/title', title],
    [opening, isTitle ? title : undefined],
    ['/seo/title', seo.title],
    ['/seo/description', seo.description],
    ['/article/date', today],
    ['/article/excerpt', seo.description],
    ['/$schema', schemaForDepth(document, path)],
  ]);
  const changes = [...own].filter(
    ([pointer, text]) => text !== undefined && valueAt(value, pointer) !== undefined,
  );
  const gone = ['/path', '/aliases'].filter((pointer) => valueAt(value, pointer) !== undefined);
  const { now } = inSteps(document, [
    (page) => changes.map(([pointer, text]) => valueEdit(page, pointer, JSON.stringify(text))),
    (page) => removalEdits(page, gone),
    (page) => [setEdit(page, '/sample', 'true', ['title'])],
  ]);
  return { text: now.text };
}
