import type { ErrorObject } from 'ajv/dist/2020.js';
import type { JsonObject } from '../../model/json';
import type { ParsedDocument } from '../parse/parse-document';
import { lineAt } from '../places/lines';
import { locate } from '../places/locate';
import { problemAt, problemIn } from '../problems/create-problem';
import type { Problem } from '../problems/problem';
import type { Annotation } from './annotation';
import type { Schemas, Validator } from './create-validator';
import { fits } from './entry-home';
import { asObject, blockTypes, itemsOf, propertiesOf } from './schema-parts';

/** So many mistakes may stand in a block whose type is found by what it holds, and so many types may fit as well as the best. */
const [mostMistakes, mostTypes] = [2, 12];

/** The problems of a document, where blocks without a type say of which blocks their properties can be, and whether their `{` is gone too. */
export function withLostTypes(
  document: ParsedDocument,
  errors: readonly ErrorObject[],
  problems: readonly Problem[],
  validator: Validator,
): Problem[] {
  return errors.reduce<Problem[]>(
    (all, { keyword, instancePath: pointer, data }) => {
      if (keyword !== 'discriminator') return all;
      const lost = all.find((one) => one.code === 'missing-block-type' && one.pointer === pointer);
      const found = lost && fittingTypes(data, pointer, validator);
      const home =
        lost && !found?.isSound
          ? strayedEntry(document, pointer, data as JsonObject, validator.schemas)
          : undefined;
      if (lost && home) return all.map((one) => (one === lost ? strayed(document, pointer, home) : one));
      if (!lost || !found) return all;
      const bracket = all.find(({ code, line }) => code === 'missing-opening-bracket' && line === lost.line);
      const told = (bracket ? withoutOpening : withoutType)(document, pointer, {
        ...found,
        types: usualFirst(found.types, document),
      });
      return all.filter((one) => one !== bracket).map((one) => (one === lost ? told : one));
    },
    [...problems],
  );
}

interface Fitting {
  types: string[];
  /** Whether nothing is wrong with the block then. */
  isSound: boolean;
  /** Whether it is one alone too. */
  isCertain: boolean;
}

/** The blocks that fit best with such properties: without a mistake, or with the fewest. */
function fittingTypes(data: unknown, pointer: string, { schemas, validate }: Validator): Fitting | undefined {
  const mistakes = (type: string): number => {
    const path = `blocks/${type}.schema.json`;
    if (schemas[path]?.['use'] === 'opening' && !pointer.endsWith('/0')) return Infinity;
    const { errors, annotations } = validate(path, { ...(data as JsonObject), type });
    const others = annotations.filter((one) => isOther(one, schemas));
    return errors.filter(({ keyword }) => keyword !== 'if').length + others.length;
  };
  const tried = blockTypes(schemas).map((type) => [type, mistakes(type)] as const);
  const fewest = Math.min(...tried.map(([, count]) => count));
  const types = tried.filter(([, count]) => count === fewest).map(([type]) => type);
  const isEmpty = Object.keys(data as JsonObject).length === 0;
  if (isEmpty || fewest > mostMistakes || types.length > mostTypes) return undefined;
  return { types, isSound: fewest === 0, isCertain: types.length === 1 && fewest === 0 };
}

function strayed(document: ParsedDocument, pointer: string, home: EntryHome): Problem {
  return problemIn(document, pointer, 'opening', 'missing-block-type', { known: [], home });
}

/** Of types that fit alike, first those that the page has most of: in an article that is its prose. */
function usualFirst(types: readonly string[], { value }: ParsedDocument): string[] {
  const blocks = asObject(value)?.['blocks'];
  const all = Array.isArray(blocks) ? blocks.map((block) => asObject(block)?.['type']) : [];
  const amount = (type: string): number => all.filter((one) => one === type).length;
  return types.toSorted((one, other) => amount(other) - amount(one));
}

/** Whether a reference names a shared list of other entries than are wanted. */
function isOther({ listOf, value }: Annotation, schemas: Schemas): boolean {
  const name = asObject(value)?.['from'];
  const list = schemas[`collections/${String(name)}.schema.json`];
  return listOf !== undefined && list !== undefined && list['listOf'] !== listOf;
}

function withoutType(document: ParsedDocument, pointer: string, { types, isCertain }: Fitting): Problem {
  const { offset } = locate(document, pointer, 'opening');
  const details = { known: types, isFound: true };
  const told = problemAt(document, { offset, length: 1 }, pointer, 'missing-block-type', details);
  const gap = /^\s*/.exec(document.text.slice(offset + 1))?.[0] ?? '';
  const content = `${gap}"type": "${types[0] ?? ''}",`;
  return isCertain ? { ...told, fix: [{ offset: offset + 1, length: 0, content }] } : told;
}

function withoutOpening(document: ParsedDocument, pointer: string, { types, isCertain }: Fitting): Problem {
  const { text } = document;
  const { offset } = locate(document, pointer, 'opening');
  const details = { bracket: '{', isBehind: false, types } as const;
  const told = problemAt(document, { offset, length: 1 }, '', 'missing-opening-bracket', details);
  const gap = /\r?\n[^\S\n]*$/.exec(text.slice(0, offset))?.[0];
  if (!isCertain || gap === undefined) return told;
  // What stands before it is the space of a property, two steps further right than the bracket.
  const content = `${gap.replace(/\t$| {1,2}$/, '')}{${gap}"type": "${types[0] ?? ''}",`;
  return { ...told, fix: [{ offset: offset - gap.length, length: 0, content }] };
}

/** The list into which an entry belongs that stands between the blocks: that of a block, which begins in a line, or a shared one with a file of its own. */
type EntryHome = { list: string; type: string; line: number } | { file: string };

/** So many properties together are no chance. */
const enough = 2;

/** Finds the list that takes an entry with all that it has, and lacks nothing then: that of the nearest block above it, or else below, or else a shared one. */
function strayedEntry(
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
