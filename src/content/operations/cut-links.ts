import { applyEdits } from 'jsonc-parser';
import type { Json } from '../../model/json';
import { pointerAbove, valueAt } from '../places/pointer';
import type { WrittenDocument } from '../places/written-document';
import { documentKind, schemaOf } from '../source/document-kind';
import type { Validator } from '../validate/create-validator';
import { removalEdits } from './json-edits';

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
