import { applyEdits } from 'jsonc-parser';
import type { Json } from '../../model/json';
import { pointerAbove, valueAt, steps } from '../places/pointer';
import type { WrittenDocument } from '../places/written-document';
import { wordsEdit, writtenText } from '../places/written-text';
import { compileRichText } from '../resolve/rich-text';
import { documentKind, schemaOf } from '../source/document-kind';
import { textOf, type Annotation } from '../validate/annotation';
import type { Validator } from '../validate/create-validator';
import { removalEdits } from './json-edits';
import { textEdit } from './name-edits';
import { linkPlaces, type Reference } from './references';
import type { ChangeEdit } from './site-change';

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
  const isBlock = documentKind(path).kind === 'page' && list === '/blocks';
  const isEntry = Array.isArray(valueAt(value, list));
  if (!isEntry) return owner === '' ? [link] : [link, owner];
  if (isBlock || keepsOthers(value, owner, others)) return [link];
  return list === '' ? [owner] : [owner, list, link];
}

/** Whether an entry holds a list in which there are links that stay, as the entry of a menu does. */
function keepsOthers(value: Json, owner: string, others: readonly string[]): boolean {
  const lists = Object.entries(valueAt(value, owner) ?? {}).filter(([, one]) => Array.isArray(one));
  return lists.some(([key]) => others.some((other) => isWithin(`${owner}/${key}`, other)));
}

function errorsWithout(document: WrittenDocument, cuts: readonly string[], validator: Validator): number {
  const text = applyEdits(document.text, removalEdits(document, cuts));
  const schema = schemaOf(documentKind(document.path));
  return schema === undefined ? 0 : validator.validate(schema, JSON.parse(text) as Json).errors.length;
}

/** Whether a value is another one or within it. */
export function isWithin(outer: string, pointer: string): boolean {
  return pointer === outer || pointer.startsWith(`${outer}/`);
}

/** A link in a text, and the words that stay of it. */
interface Link {
  from: number;
  to: number;
  words: string;
}

/** Makes the links of a rich text that a reference stands for mere words. None where the compiler does not agree that just these links are gone then. */
export function unlinkEdits(reference: Reference, document: WrittenDocument): ChangeEdit[] {
  const written = writtenText(document, reference.pointer);
  const places = linkPlaces(reference, document, 'path');
  if (!written) return [];
  const { text } = written;
  const links = places.flatMap(
    ({ from, to }) => markdownLink(text, from, to) ?? htmlLink(text, from, to) ?? [],
  );
  const before = compileRichText(text);
  const after = compileRichText(without(text, links));
  const isRight =
    after.links.length === before.links.length - places.length && after.words() === before.words();
  if (!isRight) return [];
  return links.map(({ from, to, words }) => ({ ...wordsEdit(written, from, to, words), kind: 'link' }));
}

/** Words between `[` and `](/address "title")`. */
function markdownLink(text: string, from: number, to: number): Link | undefined {
  const before = /\[((?:[^[\]\\]|\\.)*)\]\(<?$/s.exec(text.slice(0, from));
  const behind = /^[^\s()<>]*>?(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'))?\)/.exec(text.slice(to));
  if (!before || !behind) return undefined;
  const [, words = ''] = before;
  return { from: before.index, to: to + behind[0].length, words };
}

/** Words between `<a href="/address">` and `</a>`. */
function htmlLink(text: string, from: number, to: number): Link | undefined {
  const before = /<a\s[^<>]*$/i.exec(text.slice(0, from));
  const behind = /^[^<>]*>/.exec(text.slice(to));
  if (!before || !behind) return undefined;
  const start = to + behind[0].length;
  const length = text.slice(start).search(/<\/a\s*>/i);
  if (length < 0) return undefined;
  const words = text.slice(start, start + length);
  return { from: before.index, to: text.indexOf('>', start + length) + 1, words };
}

function without(text: string, links: readonly Link[]): string {
  const last = links.toSorted((one, other) => other.from - one.from);
  return last.reduce((rest, { from, to, words }) => rest.slice(0, from) + words + rest.slice(to), text);
}

/** What settings say of their examples by place has to follow when entries of lists before them go: the edits, and the pointers of those whose own place goes. */
export function shiftedSamples(
  document: WrittenDocument,
  annotations: readonly Annotation[],
  cuts: readonly string[],
): { edits: ChangeEdit[]; gone: string[] } {
  const samples = annotations.flatMap((annotation) => {
    const place = annotation.kind === 'samplePointer' ? textOf(annotation) : undefined;
    return place === undefined ? [] : [{ pointer: annotation.pointer, place }];
  });
  const isGone = ({ place }: { place: string }): boolean => cuts.some((cut) => isWithin(cut, place));
  const edits = samples
    .filter((one) => !isGone(one) && shifted(one.place, cuts) !== one.place)
    .flatMap(({ pointer, place }) => textEdit(document, pointer, shifted(place, cuts), 'entry'));
  return { edits, gone: samples.filter(isGone).map(({ pointer }) => pointer) };
}

/** A place after entries of lists are gone. */
function shifted(place: string, cuts: readonly string[]): string {
  const names = place.split('/');
  return names
    .map((name, at) => {
      const list = names.slice(0, at).join('/');
      const before = cuts.filter(
        (cut) => pointerAbove(cut) === list && Number(steps(cut).at(-1)) < Number(name),
      );
      return before.length > 0 ? String(Number(name) - before.length) : name;
    })
    .join('/');
}
