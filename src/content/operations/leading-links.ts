import type { CheckedSite } from '../check-site';
import { lineAt } from '../places/lines';
import { locate } from '../places/locate';
import type { WrittenDocument } from '../places/written-document';
import { brief } from '../problems/wording';
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
 * Takes away what leads to a page: entries of menus and lists, and buttons, as a whole; links in texts become words.
 * Where a link cannot go, nothing does, and each such place is told.
 * @param mayStay the paths of documents that may go on leading there; its own document may always.
 */
export function withoutLinksTo(
  checked: CheckedSite,
  validator: Validator,
  page: PageEntry,
  mayStay: ReadonlySet<string> = new Set(),
): { edits: Edits } | { trouble: string } {
  const { path } = page.document;
  const routes = addressesOf(page);
  const leading = references(checked).filter(
    ({ kind, file, name }) => kind === 'page' && file !== path && !mayStay.has(file) && routes.has(name),
  );
  const edits: Edits = new Map();
  const stuck: string[] = [];
  for (const file of new Set(leading.map((one) => one.file))) {
    const links = leading.filter((one) => one.file === file);
    const own = editsIn(file, checked, validator, links);
    if (own.edits.length > 0) edits.set(file, own.edits);
    stuck.push(...own.stuck.map(({ pointer }) => placeOf(pointer, checked.resolve(file).document)));
  }
  return stuck.length === 0 ? { edits } : { trouble: whyStuck(page.route, stuck) };
}

/** The file and the line of a link, and what stands in it. */
function placeOf(pointer: string, document: WrittenDocument): string {
  const { path, text } = document;
  const { offset } = locate(document, pointer, 'value');
  const line = lineAt(text, offset);
  return `  ${path}:${line}  ${brief((text.split('\n')[line - 1] ?? '').trim(), 90)}`;
}

function whyStuck(route: string, places: readonly string[]): string {
  const need =
    places.length === 1 ? 'this place needs a link, and leads' : 'these places need a link, and lead';
  return `${route} has to stay as long as ${need} there:\n${places.join('\n')}\nPut the address of another page there, and type the command again. Nothing was changed.`;
}

/** What changes in one document, of whose references these lead nowhere, and which of them cannot go. */
function editsIn(
  file: string,
  { resolve }: CheckedSite,
  validator: Validator,
  leading: readonly Reference[],
): { edits: ChangeEdit[]; stuck: Reference[] } {
  const { document, annotations } = resolve(file);
  const links = leading.filter(({ isInText }) => !isInText).map(({ pointer }) => pointer);
  const staying = annotations
    .filter(({ kind, pointer }) => kind === 'link' && !links.includes(pointer))
    .map(({ pointer }) => pointer);
  const cuts = cutsFor(document, links, staying, validator);
  const samples = shiftedSamples(document, annotations, cuts);
  const kept = leading.filter(({ pointer }) => !cuts.some((cut) => isWithin(cut, pointer)));
  const texts = kept.map((one) => (one.isInText ? unlinkEdits(one, document) : []));
  const removals = removalEdits(document, [...cuts, ...samples.gone]);
  return {
    edits: [
      ...removals.map((edit) => ({ ...edit, kind: 'entry' as const })),
      ...samples.edits,
      ...texts.flat(),
    ],
    stuck: kept.filter((_, at) => texts[at]?.length === 0),
  };
}
