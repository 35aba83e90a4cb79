import type { CheckedSite } from '../check-site';
import { addressesOf } from '../site/addresses';
import type { PageEntry } from '../site/site';
import type { Validator } from '../validate/create-validator';
import { cutsFor, isWithin } from './cut-links';
import { removalEdits } from './json-edits';
import type { Edits } from './name-edits';
import { references, type Reference } from './references';
import { shiftedSamples } from './shifted-samples';
import type { ChangeEdit } from './site-change';
import { unlinkEdits } from './unlink';

/**
 * Takes away what leads to a page: entries of menus and lists, and buttons, as a whole; links in texts become words. A
 * link that cannot go stays.
 * @param mayStay the paths of documents that may go on leading there; its own document may always.
 */
export function withoutLinksTo(
  checked: CheckedSite,
  validator: Validator,
  page: PageEntry,
  mayStay: ReadonlySet<string> = new Set(),
): Edits {
  const { path } = page.document;
  const routes = addressesOf(page);
  const leading = references(checked).filter(
    ({ kind, file, name }) => kind === 'page' && file !== path && !mayStay.has(file) && routes.has(name),
  );
  const edits: Edits = new Map();
  for (const file of new Set(leading.map((one) => one.file))) {
    const links = leading.filter((one) => one.file === file);
    const own = editsIn(file, checked, validator, links);
    if (own.length > 0) edits.set(file, own);
  }
  return edits;
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
