import type { CheckedSite } from '../check-site';
import { lineAt } from '../places/lines';
import { locate } from '../places/locate';
import type { WrittenDocument } from '../places/written-document';
import { brief } from '../problems/wording';
import { addressesOf } from '../facts/addresses';
import type { PageEntry } from '../facts/site';
import type { Validator } from '../validate/create-validator';
import { cutsFor, isWithin, shiftedSamples, unlinkEdits } from './cut-links';
import { removalEdits } from './json-edits';
import type { Edits } from './name-edits';
import type { Obstacle, Trouble, ChangeEdit } from './site-change';
import { references, type Reference } from './references';

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
): { edits: Edits } | Trouble {
  const { path } = page.document;
  const routes = addressesOf(page);
  const leading = references(checked).filter(
    ({ kind, file, name }) => kind === 'page' && file !== path && !mayStay.has(file) && routes.has(name),
  );
  const edits: Edits = new Map();
  const stuck: Obstacle[] = [];
  for (const file of new Set(leading.map((one) => one.file))) {
    const links = leading.filter((one) => one.file === file);
    const own = editsIn(file, checked, validator, links);
    if (own.edits.length > 0) edits.set(file, own.edits);
    stuck.push(...own.stuck.map(({ pointer }) => obstacleAt(pointer, checked.resolve(file).document)));
  }
  return stuck.length === 0 ? { edits } : { trouble: whyStuck(page.route, stuck.length), obstacles: stuck };
}

function obstacleAt(pointer: string, document: WrittenDocument): Obstacle {
  const { path, text } = document;
  const line = lineAt(text, locate(document, pointer, 'value').offset);
  return { file: path, line, text: brief((text.split('\n')[line - 1] ?? '').trim(), 90) };
}

function whyStuck(route: string, places: number): string {
  const [need, them] =
    places === 1 ? ['line below leads there and needs', 'it'] : ['lines below lead there and need', 'them'];
  return `Nothing was changed: the ${need} a link. Write the address of another page than ${route} into ${them}, and type the command again.`;
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
