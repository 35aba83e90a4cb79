import type { Json, JsonObject } from '../../model/json';
import type { ParsedDocument } from '../parse/parse-document';
import { lineAt } from '../places/lines';
import { locate } from '../places/locate';
import { step, steps } from '../places/pointer';
import { nestedHint } from '../problems/nested-words';
import { inLines } from '../problems/wording';
import { documentKind, schemaOf } from '../source/document-kind';
import type { Schemas } from './create-validator';
import { cutOut } from './out-of-block';
import { asObject, itemsOf, propertiesOf, referred } from './schema-parts';

/** So many properties together are no chance. */
const enough = 2;

/** What to do with an entry that stands among texts: the list of the document that takes such entries, and how it gets there. */
export function entryHome(
  document: ParsedDocument,
  pointer: string,
  data: Json,
  schemas: Schemas,
): string | undefined {
  const entry = asObject(data);
  if (!entry || Object.keys(entry).length < enough || !/\/\d+$/.test(pointer)) return undefined;
  const schema = schemas[schemaOf(documentKind(document.path)) ?? ''] ?? {};
  const lists = listsFor(entry, document.value ?? null, schema, '', schemas);
  const home = nearestTo(pointer, lists);
  return home === undefined ? undefined : wayTo(document, pointer, home);
}

/** The pointers of all lists in a value whose entries may have all that an entry has, and have nothing that it lacks. */
function listsFor(
  entry: JsonObject,
  value: Json,
  schema: JsonObject,
  pointer: string,
  schemas: Schemas,
): string[] {
  if (Array.isArray(value)) {
    const items = itemsOf(schema, schemas);
    const inside = value.flatMap((one, at) =>
      listsFor(entry, one, schemaOfEntry(one, items, schemas), step(pointer, at), schemas),
    );
    return fits(entry, items) ? [pointer, ...inside] : inside;
  }
  const object = asObject(value);
  if (!object) return [];
  return propertiesOf(schema, schemas).flatMap(([name, property]) =>
    object[name] === undefined ? [] : listsFor(entry, object[name], property, step(pointer, name), schemas),
  );
}

function schemaOfEntry(value: Json, items: JsonObject, schemas: Schemas): JsonObject {
  if (!items['discriminator']) return items;
  return referred(schemas[`blocks/${String(asObject(value)?.['type'])}.schema.json`], schemas);
}

/** Whether a list takes an entry as it is. */
export function fits(data: JsonObject, { properties, required = [] }: JsonObject): boolean {
  const known = asObject(properties) ?? {};
  return (
    Object.keys(data).every((name) => Object.hasOwn(known, name)) &&
    (required as string[]).every((name) => Object.hasOwn(data, name))
  );
}

/** The one with which a place shares most of its way, and of those the first. */
function nearestTo(pointer: string, lists: readonly string[]): string | undefined {
  const shared = (list: string): number => {
    const [own, other] = [steps(pointer), steps(list)];
    const at = other.findIndex((name, place) => own[place] !== name);
    return at === -1 ? other.length : at;
  };
  return lists.toSorted((one, other) => shared(other) - shared(one))[0];
}

function wayTo(document: ParsedDocument, pointer: string, list: string): string {
  const name = steps(list).at(-1);
  const line = lineAt(document.text, locate(document, list, name === undefined ? 'value' : 'key').offset);
  const place = `Such entries stand in the list${name === undefined ? '' : ` "${name}"`} that begins in line ${line}.`;
  const around = pointer.startsWith(`${list}/`)
    ? step(list, steps(pointer)[steps(list).length] ?? '')
    : undefined;
  const way = around === undefined ? undefined : cutOut(document, pointer, around, false);
  if (way) return `${place} ${nestedHint(way)}`;
  const { offset, length } = locate(document, pointer, 'value');
  const lines = inLines(lineAt(document.text, offset), lineAt(document.text, offset + length - 1));
  return `${place} Move this one, in ${lines}, there: behind the } of another entry, with a comma between.`;
}
