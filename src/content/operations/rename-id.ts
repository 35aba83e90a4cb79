import type { CheckedSite } from '../check-site';
import { nearest } from '../problems/nearest';
import { addressesOf } from '../facts/addresses';
import type { PageEntry } from '../facts/site';
import { textOf } from '../validate/annotation';
import { addEdits, editsOf, linkEdits, textEdit } from './name-edits';
import type { Outcome } from './outcome';
import { references } from './references';
import { changeOf } from './site-change';

/** Gives a block another id: `/page#old`, `/page#new`. Links to it follow, those in its own page too. */
export function renameId(checked: CheckedSite, from: string, to: string): Outcome {
  const [[route = '', old = ''], [same = '', id = '']] = [from.split('#', 2), to.split('#', 2)];
  const page = checked.site.pages.find((one) => one.route === route);
  const trouble = troubleWith(page, { route, old, same, id });
  if (!page || trouble !== undefined) return { trouble: trouble ?? `There is no page ${route}.` };
  const routes = addressesOf(page);
  const leading = references(checked).filter(
    ({ kind, name, anchor }) => kind === 'page' && anchor === old && routes.has(name),
  );
  const edits = editsOf(checked, leading, (one, document) => linkEdits(one, document, 'anchor', id));
  const { path } = page.document;
  const { document } = checked.resolve(path);
  for (const annotation of idsOf(page))
    if (textOf(annotation) === old) addEdits(edits, path, textEdit(document, annotation.pointer, id, 'id'));
  return { change: changeOf({ edits }) };
}

function troubleWith(
  page: PageEntry | undefined,
  { route, old, same, id }: Record<'route' | 'old' | 'same' | 'id', string>,
): string | undefined {
  if (!page) return `There is no page ${route}.`;
  if (same !== route) return `A block keeps its page: name both as ${route}#….`;
  const known = idsOf(page).flatMap((annotation) => textOf(annotation) ?? []);
  if (known.includes(id)) return `The page ${route} has a block with the id "${id}" already.`;
  if (!/^[a-z][a-z0-9-]+$/.test(id))
    return `"${id}" is no id: write it in small letters, digits and hyphens, starting with a letter.`;
  if (known.includes(old)) return undefined;
  const near = nearest(old, known);
  return `The page ${route} has no block with the id "${old}".${near === undefined ? '' : ` Did you mean "${near}"?`}`;
}

function idsOf({ annotations }: PageEntry) {
  return annotations.filter(({ kind }) => kind === 'id');
}
