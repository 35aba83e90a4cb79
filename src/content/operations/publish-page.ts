import type { CheckedSite } from '../check-site';
import { addressesOf } from '../facts/addresses';
import type { PageEntry } from '../facts/site';
import { valueAt } from '../places/pointer';
import type { WrittenDocument } from '../places/written-document';
import { nearest } from '../problems/nearest';
import type { Validator } from '../validate/create-validator';
import { propertyEdit, removalEdits, valueEdit } from './json-edits';
import { withoutLinksTo } from './leading-links';
import { addEdits } from './name-edits';
import { type Outcome, changeOf, type ChangeEdit } from './site-change';

/** Takes a draft's mark out, so that its page is published. Changes nothing of a page that is no draft. */
export function publishPage(checked: CheckedSite, route: string): Outcome {
  const found = namedPage(checked, route);
  if ('trouble' in found) return found;
  const { path } = found.page.document;
  if (!found.page.isDraft) return { change: changeOf({}) };
  const { document } = checked.resolve(path);
  const edits = removalEdits(document, ['/draft']).map((edit) => ({ ...edit, kind: 'published' as const }));
  return { change: changeOf({ edits: new Map([[path, edits]]) }) };
}

/**
 * Makes a page a draft, and takes away what leads there from what is published; other drafts may go on leading there.
 * Where a link cannot go, the page stays published.
 */
export function unpublishPage(checked: CheckedSite, validator: Validator, route: string): Outcome {
  if (route === '/') return { trouble: 'The home page is where the site begins, and stays.' };
  const found = namedPage(checked, route);
  if ('trouble' in found) return found;
  const { page } = found;
  const { path } = page.document;
  const drafts = checked.site.pages.filter(({ isDraft }) => isDraft).map((one) => one.document.path);
  const cut = withoutLinksTo(checked, validator, page, new Set(drafts));
  if ('trouble' in cut) return cut;
  const { edits } = cut;
  if (!page.isDraft) addEdits(edits, path, [draftEdit(checked.resolve(path).document)]);
  return { change: changeOf({ edits }) };
}

function draftEdit(document: WrittenDocument): ChangeEdit {
  const isWritten = valueAt(document.value ?? null, '/draft') !== undefined;
  const edit = isWritten
    ? valueEdit(document, '/draft', 'true')
    : propertyEdit(document, { object: '', behind: ['title'], key: 'draft', json: 'true' });
  return { ...edit, kind: 'draft' };
}

/** Takes a page away, and with it what leads there. Where a link cannot go, the page stays. */
export function removePage(checked: CheckedSite, validator: Validator, route: string): Outcome {
  if (route === '/') return { trouble: 'The home page is where the site begins, and stays.' };
  const found = namedPage(checked, route);
  if ('trouble' in found) return found;
  const cut = withoutLinksTo(checked, validator, found.page);
  if ('trouble' in cut) return cut;
  return { change: changeOf({ ...cut, removed: new Set([found.page.document.path]) }) };
}

/** The page with an address, or why there is none, in a sentence: with the page of which it is an old address, or the nearest one. */
export function namedPage(
  { site: { pages } }: CheckedSite,
  route: string,
): { page: PageEntry } | { trouble: string } {
  const page = pages.find((one) => one.route === route);
  if (page) return { page };
  const owner = pages.find((one) => addressesOf(one).has(route));
  if (owner)
    return {
      trouble: `${route} is an old address of ${owner.route}: it stands in the "aliases" of ${owner.document.path}.`,
    };
  const near = nearest(
    route,
    pages.map((one) => one.route),
  );
  return { trouble: `There is no page ${route}.${near === undefined ? '' : ` Did you mean ${near}?`}` };
}
