import type { ErrorObject } from 'ajv/dist/2020.js';
import type { JsonObject } from '../../model/json';
import type { ParsedDocument } from '../parse/parse-document';
import { locate } from '../places/locate';
import { problemAt, problemIn } from '../problems/create-problem';
import type { Problem } from '../problems/problem';
import type { Annotation } from './annotation';
import type { Schemas, Validator } from './create-validator';
import { asObject, blockTypes } from './schema-parts';
import { strayedEntry, type EntryHome } from './strayed-entry';

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
