import type { CheckedSite } from '../check-site';
import { valueAt } from '../places/pointer';
import { isObject } from '../resolve/surroundings';
import { isTemplate } from '../source/document-kind';
import { inSteps, removalEdits, setEdit, valueEdit } from './json-edits';
import type { PageWords } from './new-page';
import { schemaForDepth } from './page-address';

/**
 * The text of another page, or of a template, as that of a new page, in the same layout: what no two pages may share is
 * made its own, an article is of today, and a mark under the title says that the words are only examples.
 * @param model the path of the other document.
 * @param path where the new document will lie.
 */
export function copiedPage(
  { resolve }: CheckedSite,
  model: string,
  path: string,
  { title, seo, today }: PageWords,
): { text: string } | { trouble: string } {
  const { document, annotations, kind } = resolve(model);
  if (document.readAs || !isObject(document.value))
    return {
      trouble: `${document.path} is no sound JSON, so it cannot be copied. Fix it first: npm run check`,
    };
  const { value } = document;
  const opening = '/blocks/0/heading';
  const isOpening = annotations.some((one) => one.kind === 'opening' && one.pointer === '/blocks/0');
  const isTitle = isTemplate(kind) ? isOpening : valueAt(value, opening) === valueAt(value, '/title');
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
