import { applyEdits, type Edit } from 'jsonc-parser';
import type { Json } from '../../model/json';
import type { CheckedSite } from '../check-site';
import { step, valueAt } from '../places/pointer';
import type { WrittenDocument } from '../places/written-document';
import { propertyEdit, removalEdits, valueEdit } from './json-edits';
import { namedPage } from './publish-page';
import type { PageWords } from './new-page';
import { schemaForDepth } from './schema-for-depth';

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
  words: PageWords,
): { text: string } | { trouble: string } {
  const found = namedPage(checked, like);
  if ('trouble' in found) return found;
  const { document } = checked.resolve(found.page.document.path);
  if (document.readAs)
    return {
      trouble: `${document.path} is no sound JSON, so it cannot be copied. Mend it first: npm run check`,
    };
  const { title } = words;
  const changes = [
    withoutAddress,
    ownKickers(title),
    ownHeading(title),
    ownWords(words),
    inPlace(path),
    asSample,
  ];
  return { text: changes.reduce(changed, document).text };
}

function changed(document: WrittenDocument, edits: (document: WrittenDocument) => Edit[]): WrittenDocument {
  const text = applyEdits(document.text, edits(document));
  return { path: document.path, text, value: JSON.parse(text) as Json };
}

function has(document: WrittenDocument, pointer: string): boolean {
  return valueAt(document.value ?? null, pointer) !== undefined;
}

function withoutAddress(document: WrittenDocument): Edit[] {
  return removalEdits(
    document,
    ['/path', '/aliases'].filter((pointer) => has(document, pointer)),
  );
}

function ownWords({ title, seo, today }: PageWords) {
  const own = { '/title': title, '/seo/title': seo.title, '/seo/description': seo.description };
  const all = Object.entries({ ...own, '/article/date': today, '/article/excerpt': seo.description });
  return (document: WrittenDocument): Edit[] =>
    all
      .filter(([pointer]) => has(document, pointer))
      .map(([pointer, text]) => valueEdit(document, pointer, JSON.stringify(text)));
}

/** What stands above a heading and names the old page names the new one, or goes where that is too long. It is done before the title is another one. */
function ownKickers(title: string) {
  return (document: WrittenDocument): Edit[] => {
    const old = valueAt(document.value ?? null, '/title');
    return kickersIn(document.value ?? null).flatMap(([pointer, text]) => {
      const named = typeof old === 'string' ? text.replace(old, () => title) : text;
      if (named === text) return [];
      return named.length > longestKicker
        ? removalEdits(document, [pointer])
        : [valueEdit(document, pointer, JSON.stringify(named))];
    });
  };
}

/** An opening with the title of the old page has that of the new one. */
function ownHeading(title: string) {
  return (document: WrittenDocument): Edit[] => {
    const [old, heading] = ['/title', '/blocks/0/heading'].map((one) => valueAt(document.value ?? null, one));
    return heading !== undefined && heading === old
      ? [valueEdit(document, '/blocks/0/heading', JSON.stringify(title))]
      : [];
  };
}

function kickersIn(value: Json, pointer = ''): [pointer: string, text: string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = step(pointer, key);
    return key === 'kicker' && typeof inner === 'string' ? [[place, inner]] : kickersIn(inner, place);
  });
}

function inPlace(path: string) {
  return (document: WrittenDocument): Edit[] => {
    const schema = schemaForDepth(document, path);
    return schema === undefined ? [] : [valueEdit(document, '/$schema', JSON.stringify(schema))];
  };
}

function asSample(document: WrittenDocument): Edit[] {
  if (has(document, '/sample')) return [valueEdit(document, '/sample', 'true')];
  return [propertyEdit(document, { object: '', behind: ['title'], key: 'sample', json: 'true' })];
}
