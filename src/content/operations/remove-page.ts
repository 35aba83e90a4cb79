import type { CheckedSite } from '../check-site';
import { nearest } from '../problems/nearest';
import { addressesOf } from '../site/addresses';
import type { Validator } from '../validate/create-validator';
import { cutsFor, isWithin } from './cut-links';
import { removalEdits } from './json-edits';
import type { Edits } from './name-edits';
import type { Outcome } from './outcome';
import { references, type Reference } from './references';
import { shiftedSamples } from './shifted-samples';
import { changeOf, type ChangeEdit } from './site-change';
import { unlinkEdits } from './unlink';

/**
 * Takes a page away, and with it what leads there: entries of menus and lists, and buttons, as a whole; links in texts
 * become words. A link that cannot go stays, and the check tells of it.
 */
export function removePage(checked: CheckedSite, validator: Validator, route: string): Outcome {
  const { pages } = checked.site;
  if (route === '/') return { trouble: 'The home page is where the site begins, and stays.' };
  const page = pages.find((one) => one.route === route);
  if (!page) return { trouble: missing(checked, route) };
  const { path } = page.document;
  const routes = addressesOf(page);
  const others = references(checked).filter((one) => one.kind === 'page' && one.file !== path);
  const leading = others.filter(({ name }) => routes.has(name));
  const edits: Edits = new Map();
  for (const file of new Set(leading.map((one) => one.file))) {
    const own = editsIn(
      file,
      checked,
      validator,
      leading.filter((one) => one.file === file),
    );
    if (own.length > 0) edits.set(file, own);
  }
  return { change: changeOf({ edits, removed: new Set([path]) }) };
}

function missing({ site: { pages } }: CheckedSite, route: string): string {
  const owner = pages.find((page) => addressesOf(page).has(route));
  if (owner)
    return `${route} is an old address of ${owner.route}. Take it out of the "aliases" of ${owner.document.path} instead.`;
  const near = nearest(
    route,
    pages.map((page) => page.route),
  );
  return `There is no page ${route}.${near === undefined ? '' : ` Did you mean ${near}?`}`;
}

/** What changes in one document, of whose references these lead nowhere. */
function editsIn(
  file: string,
  { resolve }: CheckedSite,
  validator: Validator,
  leading: readonly Reference[],
): ChangeEdit[] {
  const { document, annotations } = resolve(file);
  const links = leading.filter(({ isInText }) => !isInText).map(({ pointer }) => pointer);
  const staying = annotations
    .filter(({ kind, pointer }) => kind === 'link' && !links.includes(pointer))
    .map(({ pointer }) => pointer);
  const cuts = cutsFor(document, links, staying, validator);
  const samples = shiftedSamples(document, annotations, cuts);
  const texts = leading.filter(
    ({ isInText, pointer }) => isInText && !cuts.some((cut) => isWithin(cut, pointer)),
  );
  const removals = removalEdits(document, [...cuts, ...samples.gone]);
  return [
    ...removals.map((edit) => ({ ...edit, kind: 'entry' as const })),
    ...samples.edits,
    ...texts.flatMap((one) => unlinkEdits(one, document)),
  ];
}
