import type { JsonObject } from '../../model/json';
import type { ParsedDocument } from '../parse/parse-document';
import { lineAt } from '../places/lines';
import { locate } from '../places/locate';
import type { Schemas } from './create-validator';
import { fits } from './entry-home';
import { asObject, itemsOf, propertiesOf } from './schema-parts';

/** The list of a block into which an entry belongs that stands between the blocks. */
export interface EntryHome {
  list: string;
  type: string;
  line: number;
}

/** So many properties together are no chance. */
const enough = 2;

/** Finds the list that takes an entry with all that it has, and lacks nothing then: that of the nearest block above it, or else below. */
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
  return undefined;
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
