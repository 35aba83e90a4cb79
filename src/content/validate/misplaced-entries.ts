import type { ErrorObject } from 'ajv/dist/2020.js';
import type { JsonObject } from '../../model/json';
import type { ParsedDocument } from '../parse/parse-document';
import { steps } from '../places/pointer';
import { problemIn } from '../problems/create-problem';
import type { Problem } from '../problems/problem';
import type { Schemas } from './create-validator';
import { entryHome, fits } from './entry-home';
import { isOfLoose, looseProperties } from './loose-properties';
import { meaningsOf } from './meanings';
import { isFullWith } from './misplaced-blocks';
import { asObject, blockTypes, entryShapes } from './schema-parts';
import { writtenObject } from './written-shape';

/** An entry of a list that has what entries of other lists have. */
interface MisplacedEntry {
  pointer: string;
  data: JsonObject;
  /** What is known in an entry of the list in which it stands. */
  known: string[];
  /** The blocks that have such entries, and what their list is called. */
  homes: [Home, ...Home[]];
}

interface Home {
  type: string;
  list: string;
}

/** So many properties together are no chance. */
const enough = 2;

/** Finds entries that are those of other lists, with all that they have: all else that is wrong in them comes from that. */
export function misplacedEntries(
  errors: readonly ErrorObject[],
  schemas: Schemas,
): { entries: MisplacedEntry[]; others: ErrorObject[] } {
  const unknown = errors.filter(({ keyword }) => keyword === 'additionalProperties');
  const pointers = [...new Set(unknown.map(({ instancePath }) => instancePath))];
  const entries = pointers.flatMap((pointer) => {
    const own = errors.filter(({ instancePath }) => instancePath === pointer);
    return /(?<!^\/blocks)\/\d+$/.test(pointer) ? (misplacedEntry(pointer, own, schemas) ?? []) : [];
  });
  const isWithin = ({ instancePath }: ErrorObject): boolean =>
    entries.some(({ pointer }) => `${instancePath}/`.startsWith(`${pointer}/`));
  return {
    entries,
    others: errors.filter((error) => !isWithin(error) && !isFullWith(error, entries)),
  };
}

function misplacedEntry(
  pointer: string,
  own: readonly ErrorObject[],
  schemas: Schemas,
): MisplacedEntry | undefined {
  const unknown = own.filter(({ keyword }) => keyword === 'additionalProperties');
  const [{ data, parentSchema } = {}] = unknown;
  const entry = asObject(data);
  if (!entry || unknown.length < enough || isExplained(unknown, own, schemas)) return undefined;
  const [first, ...more] = homesOf(entry, schemas);
  const known = Object.keys(asObject(parentSchema?.['properties']) ?? {});
  return first && { pointer, data: entry, known, homes: [first, ...more] };
}

function homesOf(entry: JsonObject, schemas: Schemas): Home[] {
  return blockTypes(schemas).flatMap((type) => {
    const shapes = entryShapes(schemas[`blocks/${type}.schema.json`] ?? {}, schemas);
    const [list] = shapes.find(([, shape]) => fits(entry, shape)) ?? [];
    return list === undefined ? [] : [{ type, list }];
  });
}

/** Whether it is an entry of its list once its properties have other names, or stand in one of them: then it is meant as one. */
function isExplained(
  unknown: readonly ErrorObject[],
  own: readonly ErrorObject[],
  schemas: Schemas,
): boolean {
  const { meantBy, claimsAt } = meaningsOf(unknown, schemas);
  const open = unknown.filter((error) => meantBy(error) === undefined);
  const loose = looseProperties(open, schemas);
  return own.every((error) => {
    const { keyword, instancePath, params } = error;
    if (isOfLoose(error, loose)) return true;
    if (keyword === 'required') return claimsAt(instancePath).has(String(params['missingProperty']));
    return keyword !== 'additionalProperties' || !open.includes(error);
  });
}

/** The problem of such an entry: it belongs into the nearest list of the document that has such entries, or else into a block that has one. */
export function misplacedEntryProblem(
  document: ParsedDocument,
  { pointer, data, known, homes }: MisplacedEntry,
  schemas: Schemas,
): Problem {
  const [{ type, list }] = homes;
  const own = steps(pointer).findLast((name) => !/^\d+$/.test(name));
  const way = entryHome(document, pointer, data, schemas);
  return problemIn(document, pointer, 'opening', 'misplaced-entry', {
    types: homes.map((home) => home.type),
    list,
    block: writtenObject(schemas[`blocks/${type}.schema.json`] ?? {}, schemas) ?? '{ … }',
    known,
    ...(own !== undefined && { own }),
    ...(way !== undefined && { way }),
  });
}
