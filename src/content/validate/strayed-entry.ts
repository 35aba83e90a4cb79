import type { JsonObject } from '../../model/json';
import type { ParsedDocument } from '../parse/parse-document';
import { lineAt } from '../places/lines';
import { locate } from '../places/locate';
import type { Schemas } from './create-validator';
import { fits } from './entry-home';
import { asObject, itemsOf, propertiesOf } from './schema-parts';

/** The list into which an entry belongs that stands between the blocks: that of a block, which begins in a line, or a shared one with a file of its own. */
export type EntryHome = { list: string; type: string; line: number } | { file: string };

/** So many properties together are no chance. */
const enough = 2;

/** Finds the list that takes an entry with all that it has, and lacks nothing then: that of the nearest block above it, or else below, or else a shared one. */
export function strayedEntry(
  document: ParsedDocument,
  pointer: string,
  data: JsonObject,
  schemas: Schemas,
): EntryHome | undefined {
  const { blocks } = asObject(document.value) ?? {};
  const own = Number(/^\/blocks\/(\d+)$/.exec(pointer)?.[1] ?? NaN);
  if (!Array.isArray(blocks) || Number.isNaN(own) || Object.keys(data).length < enough) return undefined;
  const places = [...blocks.keys()];
  for (const at of [...places.slice(0, own).toReversed(), ...places.slice(own + 1)]) {
    const block = asObject(blocks[at]) ?? {};
    const type = String(block['type']);
    const list = listFor(data, block, schemas[`blocks/${type}.schema.json`] ?? {}, schemas);
    if (list !== undefined) {
      const { offset } = locate(document, `/blocks/${at}`, 'value');
      return { list, type, line: lineAt(document.text, offset) };
    }
  }
  const file = sharedList(data, schemas);
  return file === undefined ? undefined : { file };
}

/** The file of the shared list that takes such an entry, where it is the only one. */
function sharedList(data: JsonObject, schemas: Schemas): string | undefined {
  const [name, ...more] = Object.entries(schemas).flatMap(([path, schema]) =>
    path.startsWith('collections/') && fits(data, itemsOf(schema, schemas)) ? path : [],
  );
  return more.length > 0 ? undefined : name?.replace(/^/, '_').replace('.schema', '');
}

function listFor(
  data: JsonObject,
  block: JsonObject,
  schema: JsonObject,
  schemas: Schemas,
): string | undefined {
  const lists = propertiesOf(schema, schemas).filter(([name]) => Array.isArray(block[name]));
  return lists.find(([, list]) => fits(data, itemsOf(list, schemas)))?.[0];
}
