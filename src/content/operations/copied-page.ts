import type { Json } from '../../model/json';
import type { CheckedSite } from '../check-site';
import { step, valueAt } from '../places/pointer';
import { inSteps, removalEdits, setEdit, valueEdit } from './json-edits';
import type { PageWords } from './new-page';
import { namedPage, schemaForDepth } from './page-address';

/** Signs that the words above a heading may have. */
const longestKicker = 80;

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
  const old = valueAt(value, '/title');
  const renamed = namingOld(value, old).map(([pointer, text]): [string, string] => {
    const named = text.replace(String(old), () => title);
    return [pointer, named.length > longestKicker ? title.slice(0, longestKicker) : named];
  });
  const own = new Map<string, string | undefined>([
    ...renamed,
    ['/title', title],
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

/** What stands above a heading and names the old page, and an opening that is its title. */
function namingOld(value: Json, old: Json | undefined): [pointer: string, text: string][] {
  if (typeof old !== 'string') return [];
  const opening = valueAt(value, '/blocks/0/heading') === old ? '/blocks/0/heading' : undefined;
  return [...(opening === undefined ? [] : [[opening, old] as [string, string]]), ...kickersIn(value)].filter(
    ([, text]) => text.includes(old),
  );
}

function kickersIn(value: Json, pointer = ''): [pointer: string, text: string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = step(pointer, key);
    return key === 'kicker' && typeof inner === 'string' ? [[place, inner]] : kickersIn(inner, place);
  });
}
