import type { CheckedSite } from '../check-site';
import { formUses, unshownForms } from '../facts/form-uses';
import type { Validator } from '../validate/create-validator';
import { withoutLinksTo } from './cut-links';
import { removalEdits, setEdit } from './json-edits';
import { addEdits } from './name-edits';
import { namedPage } from './page-address';
import { type Outcome, changeOf } from './site-change';

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
  const found = pageBesideHome(checked, route);
  if ('trouble' in found) return found;
  const { page } = found;
  const { path } = page.document;
  const drafts = checked.site.pages.filter(({ isDraft }) => isDraft).map((one) => one.document.path);
  const cut = withoutLinksTo(checked, validator, page, new Set(drafts));
  if ('trouble' in cut) return cut;
  const draft = setEdit(checked.resolve(path).document, '/draft', 'true', ['title']);
  if (!page.isDraft) addEdits(cut.edits, path, [{ ...draft, kind: 'draft' }]);
  return { change: changeOf(cut) };
}

/** Takes a page away, and with it what leads there and the forms that it alone shows. Where a link cannot go, the page stays. */
export function removePage(checked: CheckedSite, validator: Validator, route: string): Outcome {
  const found = pageBesideHome(checked, route);
  if ('trouble' in found) return found;
  const cut = withoutLinksTo(checked, validator, found.page);
  if ('trouble' in cut) return cut;
  const { pages, chat } = checked.site;
  const idle = unshownForms(checked.site, [...pages.filter((one) => one !== found.page), chat]);
  const own = idle.filter((form) => formUses(found.page).some(({ name }) => name === form.name));
  const removed = [found.page, ...own].map(({ document }) => document.path);
  for (const path of removed) cut.edits.delete(path);
  return { change: changeOf({ ...cut, removed: new Set(removed) }) };
}

function pageBesideHome(checked: CheckedSite, route: string): ReturnType<typeof namedPage> {
  if (route === '/') return { trouble: 'The home page is where the site begins, and stays.' };
  return namedPage(checked, route);
}
