import type { JsonObject } from '../../model/json';
import { steps } from '../places/pointer';
import { problemIn } from '../problems/create-problem';
import type { Schemas } from './create-validator';
import { byPlace, isUnknown, isWithin, type Explainer } from './explainer';
import { meaningsOf } from './meanings';
import { asObject, blockTypes, entryShapes, takes } from './schema-parts';
import { writtenObject } from './written-shape';

/** So many properties together are no chance. */
const enough = 2;

/** Finds entries that are those of other lists, with all that they have: all else that is wrong in them comes from that. */
export const misplacedEntries: Explainer = (document, errors, schemas) => {
  const unknown = errors.filter(isUnknown);
  const meanings = meaningsOf(unknown, schemas);
  const entries = [...byPlace(unknown.filter((error) => !meanings.has(error)))].flatMap(([pointer, own]) => {
    const [{ data, parentSchema } = {}] = own;
    if (!/(?<!^\/blocks)\/\d+$/.test(pointer) || own.length < enough) return [];
    const known = Object.keys(asObject(parentSchema?.['properties']) ?? {});
    const [first, ...more] = homesOf(asObject(data) ?? {}, schemas);
    return first ? [{ pointer, known, homes: [first, ...more] as const }] : [];
  });
  const pointers = entries.map(({ pointer }) => pointer);
  return {
    problems: entries.map(({ pointer, known, homes }) => {
      const own = steps(pointer).findLast((name) => !/^\d+$/.test(name));
      const types = homes.map(({ type }) => type);
      const { type, list } = homes.find((home) => home.isNeeded) ?? homes[0];
      const block = writtenObject(schemas[`blocks/${type}.schema.json`] ?? {}, schemas) ?? '{ … }';
      const details = { types, list, block, known, ...(own !== undefined && { own }) };
      return problemIn(document, pointer, 'opening', 'misplaced-entry', details);
    }),
    left: errors.filter((error) => !isWithin(error, pointers)),
  };
};

/** The blocks that have such entries, what their list is called, and whether it has to be there. */
function homesOf(entry: JsonObject, schemas: Schemas): { type: string; list: string; isNeeded: boolean }[] {
  return blockTypes(schemas).flatMap((type) => {
    const schema = schemas[`blocks/${type}.schema.json`] ?? {};
    const shapes = entryShapes(schema, schemas);
    const [list] = shapes.find(([, shape]) => takes(shape, entry)) ?? [];
    const isNeeded = ((schema['required'] ?? []) as string[]).includes(list ?? '');
    return list === undefined ? [] : [{ type, list, isNeeded }];
  });
}
