import { applyEdits } from 'jsonc-parser';
import type { Json } from '../../model/json';
import type { CheckedSite } from '../check-site';
import { addressesOf } from '../facts/addresses';
import type { PageEntry } from '../facts/site';
import { lineAt } from '../places/lines';
import { locate, writtenText } from '../places/locate';
import { isWithin, pointerAbove, valueAt } from '../places/pointer';
import type { WrittenDocument } from '../places/written-document';
import { wordsEdit } from '../places/written-text';
import { brief } from '../problems/wording';
import { compileRichText } from '../resolve/rich-text';
import { documentKind, schemaOf, settingsPath } from '../source/document-kind';
import type { Validator } from '../validate/create-validator';
import { entriesThatGo, removalEdits } from './json-edits';
import { addEdits, type Edits } from './name-edits';
import { linkPlaces, references, type Reference } from './references';
import type { ChangeEdit, Obstacle, Trouble } from './site-change';

/**
 * Takes away what leads to a page: entries of menus and lists, and buttons, as a whole; links in texts become words.
 * Where a link cannot go, nothing does, and each such place is reported.
 * @param mayStay the paths of documents that may go on leading there; its own document may always.
 */
export function withoutLinksTo(
  checked: CheckedSite,
  validator: Validator,
  page: PageEntry,
  mayStay: ReadonlySet<string> = new Set(),
): { edits: Edits } | Trouble {
  const routes = addressesOf(page);
  const leading = references(checked).filter(
    ({ kind, file, name }) =>
      kind === 'page' && file !== page.document.path && !mayStay.has(file) && routes.has(name),
  );
  const { edits, stuck } = cutLinks(checked, validator, leading);
  if (stuck.length === 0) return { edits };
  const obstacles = stuck.map(({ file, pointer }) => obstacleAt(pointer, checked.resolve(file).document));
  return { trouble: whyStuck(page.route, stuck.length), obstacles };
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

/** Takes links away, with what was there for them alone, and gives those that cannot go. */
export function cutLinks(
  { resolve }: CheckedSite,
  validator: Validator,
  leading: readonly Reference[],
): { edits: Edits; stuck: Reference[] } {
  const edits: Edits = new Map();
  const stuck: Reference[] = [];
  for (const file of new Set(leading.map((one) => one.file))) {
    const { document, annotations } = resolve(file);
    const own = leading.filter((one) => one.file === file);
    const links = own.filter(({ isInText }) => !isInText).map(({ pointer }) => pointer);
    const all = annotations.filter(({ kind }) => kind === 'link').map(({ pointer }) => pointer);
    const others = all.filter((pointer) => !links.includes(pointer));
    const cuts = cutsFor(document, links, others, validator);
    addEdits(edits, file, removals(document, cuts));
    for (const link of own.filter(({ pointer }) => !cuts.some((cut) => isWithin(cut, pointer)))) {
      const words = link.isInText ? unlinkEdits(link, document) : [];
      if (words.length === 0) stuck.push(link);
      addEdits(edits, file, words);
    }
  }
  return { edits, stuck };
}

/** Takes parts of a document out, with what the settings' list of examples says of them. */
function removals(document: WrittenDocument, cuts: readonly string[]): ChangeEdit[] {
  const isCut = (place: string): boolean => cuts.some((cut) => isWithin(cut, place));
  const marks = document.path === settingsPath ? entriesThatGo(document, '/samples', isCut) : [];
  return removalEdits(document, [...cuts, ...marks]).map((edit) => ({ ...edit, kind: 'entry' }));
}

/**
 * What of a document has to go when links of it go: of each link the smallest thing that was there for the link alone
 * and whose absence leaves the document as its schema wants it. A link for which there is none stays.
 * @param links the pointers of the addresses that lead nowhere.
 * @param others those of all other addresses.
 */
export function cutsFor(
  document: WrittenDocument,
  links: readonly string[],
  others: readonly string[],
  validator: Validator,
): string[] {
  const errors = errorsWithout(document, [], validator);
  return links.reduce<string[]>((cuts, link) => {
    if (cuts.some((cut) => isWithin(cut, link))) return cuts;
    const next = candidates(document, link, others)
      .map((cut) => [...cuts.filter((one) => !isWithin(cut, one)), cut])
      .find((some) => errorsWithout(document, some, validator) <= errors);
    return next ?? cuts;
  }, []);
}

/**
 * An entry of a list (of a menu, of cards, of buttons) goes with its link, and with the last one the list; but not with a list of
 * links that stay, and no block does. A button that is no entry goes, unless it can do without an address.
 */
function candidates(
  { path, value = null }: WrittenDocument,
  link: string,
  others: readonly string[],
): string[] {
  const owner = pointerAbove(link);
  const list = pointerAbove(owner);
  if (!Array.isArray(valueAt(value, list))) return owner === '' ? [link] : [link, owner];
  const isBlock = documentKind(path).kind === 'page' && list === '/blocks';
  const hasOthers = others.some(
    (other) => isWithin(owner, other) && /\/\d+\//.test(other.slice(owner.length)),
  );
  if (isBlock || hasOthers) return [link];
  return list === '' ? [owner] : [owner, list, link];
}

function errorsWithout(document: WrittenDocument, cuts: readonly string[], validator: Validator): number {
  const text = applyEdits(document.text, removalEdits(document, cuts));
  const schema = schemaOf(documentKind(document.path));
  return schema === undefined ? 0 : validator.validate(schema, JSON.parse(text) as Json).errors.length;
}

/** Makes the links of a rich text that a reference stands for mere words. None where the compiler does not agree that just these links are gone then. */
export function unlinkEdits(reference: Reference, document: WrittenDocument): ChangeEdit[] {
  const written = writtenText(document, reference.pointer);
  if (!written) return [];
  const { text } = written;
  const places = linkPlaces(reference, document, 'path');
  const links = places.flatMap(({ from, to }) => markdownLink(text, from, to) ?? []).toReversed();
  const left = links.reduce(
    (rest, { from, to, words }) => rest.slice(0, from) + words + rest.slice(to),
    text,
  );
  const [before, after] = [compileRichText(text), compileRichText(left)];
  const isRight =
    after.links.length === before.links.length - places.length && after.words() === before.words();
  if (!isRight) return [];
  return links.map(({ from, to, words }) => ({ ...wordsEdit(written, from, to, words), kind: 'link' }));
}

/** Words between `[` and `](/address "title")`, and where all of it stands. */
function markdownLink(text: string, from: number, to: number) {
  const before = /\[((?:[^[\]\\]|\\.)*)\]\(<?$/s.exec(text.slice(0, from));
  const behind = /^[^\s()<>]*>?(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'))?\)/.exec(text.slice(to));
  if (!before || !behind) return undefined;
  return { from: before.index, to: to + behind[0].length, words: before[1] ?? '' };
}
