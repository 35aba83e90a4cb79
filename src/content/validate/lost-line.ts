import type { Json, JsonObject } from '../../model/json';
import type { Bracket } from '../parse/grammar';
import type { ParsedDocument } from '../parse/parse-document';
import { locate } from '../places/locate';
import { originOf } from '../places/origin';
import { problemAt } from '../problems/create-problem';
import type { Problem } from '../problems/problem';
import type { Validator } from './create-validator';
import { propertiesOf, typesOf } from './schema-parts';

/** A name that no schema knows. */
const unknown = '\u{e000}';

/** The problems of a document in which the line that opens a list is gone: what that line was is found by trying. */
export function withLostList(document: ParsedDocument, schema: string, validator: Validator): Problem[] {
  const { text, problems, lostList } = document;
  if (!lostList) return [...problems];
  const { readAs } = lostList;
  const [best, other] = namesOf(readAs.text, { offset: lostList.offset, bracket: '[' }, schema, validator);
  if (!best || best.errors === other?.errors) return [...problems];
  const { offset } = originOf(readAs.rewriting, { offset: lostList.offset, length: 1 });
  const { name, isSure } = best;
  const details = { bracket: '[', isBehind: false, isNameless: true, name, isSure } as const;
  const told = problemAt(document, { offset, length: 1 }, '', 'missing-opening-bracket', details);
  const fix = {
    offset: lineStart(text, offset),
    length: 0,
    content: lineFor(text, { offset, bracket: '[' }, best.name),
  };
  return [...problems.slice(0, -1), { ...told, ...(best.errors === 0 && isSure && { fix: [fix] }) }];
}

/** What is told of besides a bracket that closes nothing, where the line that opens an object is gone. */
const signs = new Set(['duplicate-key', 'loose-property', 'unknown-property']);

/**
 * The problems of a document in which the line that opens an object is gone: all that stood in it stands outside now, and its
 * end closes nothing. What that line was is found by trying; one that leaves no problem is meant.
 */
export function withLostObject(
  document: ParsedDocument,
  problems: Problem[],
  schema: string,
  validator: Validator,
): Problem[] {
  const closing = problems.filter(({ code }) => code === 'extra-bracket');
  const inside = problems.filter(({ code }) => signs.has(code));
  const [end] = closing;
  const line = Math.min(...inside.map((problem) => problem.line));
  if (!end || closing.length > 1 || line >= end.line) return problems;
  const place: Place = { offset: lineOffset(document.text, line), bracket: '{' };
  const best = namesOf(document.text, place, schema, validator).find(({ errors }) => errors === 0);
  if (!best) return problems;
  const span = { offset: place.offset, length: 1 };
  const details = { bracket: '{', isBehind: false, isNameless: true, name: best.name } as const;
  const told = problemAt(document, span, '', 'missing-opening-bracket', details);
  const start = lineStart(document.text, place.offset);
  const fix = { offset: start, length: 0, content: lineFor(document.text, place, best.name) };
  return [{ ...told, fix: [fix] }];
}

/** A line that is gone: where the first word behind it stands, and what it opened. */
interface Place {
  offset: number;
  bracket: Bracket;
}

/** Where the first word of a line stands, which are counted from 1. */
function lineOffset(text: string, line: number): number {
  const start =
    text
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length + 1;
  return start + text.slice(start).search(/\S/);
}

/** The names that can stand there, those with the fewest mistakes first. */
function namesOf(text: string, place: Place, schema: string, { schemas, validate }: Validator): Tried[] {
  const errorsWith = (name: string): ReturnType<Validator['validate']>['errors'] | undefined => {
    const start = lineStart(text, place.offset);
    const value = valueOf(text.slice(0, start) + lineFor(text, place, name) + text.slice(start));
    return value === undefined ? undefined : validate(schema, value).errors;
  };
  const without = errorsWith(unknown) ?? [];
  const unknownHere = without.find(({ params }) => params['additionalProperty'] === unknown);
  const required = new Set([unknownHere?.parentSchema?.['required'] ?? []].flat());
  return propertiesOf(unknownHere?.parentSchema ?? {}, schemas)
    .filter(([name]) => !Object.hasOwn(unknownHere?.data as JsonObject, name))
    .map(([name, property]) => ({
      name,
      errors: errorsWith(name)?.length ?? Number.POSITIVE_INFINITY,
      isSure: required.has(name) || !typesOf(property).includes('string'),
    }))
    .toSorted((one, other) => one.errors - other.errors);
}

interface Tried {
  name: string;
  errors: number;
  /** Whether it has to be there, or is no text elsewhere: of one that can be left out and can be a text too more lines may be gone. */
  isSure: boolean;
}

function valueOf(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** The line, two steps further left than what follows, and its end as the document writes it. */
function lineFor(text: string, { offset, bracket }: Place, name: string): string {
  const indent = text.slice(lineStart(text, offset), offset).replace(/\t$| {1,2}$/, '');
  return `${indent}"${name}": ${bracket}${text.includes('\r\n') ? '\r\n' : '\n'}`;
}

/** Problems in which a comma with nothing behind it, in an object that lacks something, is told as what is left of the lost line. */
export function withLostLast(document: ParsedDocument, problems: readonly Problem[]): Problem[] {
  const commas = problems.filter(({ code }) => code === 'trailing-comma');
  return commas.reduce<Problem[]>(
    (all, comma) => {
      const lacking = all.find((one) => isMissing(one) && endsBehind(document, one, comma));
      if (!lacking) return all;
      const hint = `Leave the comma in line ${comma.line}: below it a line is lost. ${lacking.hint}`;
      return all.filter((one) => one !== comma).map((one) => (one === lacking ? { ...one, hint } : one));
    },
    [...problems],
  );
}

function isMissing({ code }: Problem): boolean {
  return code === 'missing-alt' || code === 'missing-property';
}

/** Whether nothing but space stands between a comma and the end of an object. */
function endsBehind(document: ParsedDocument, { pointer }: Problem, { fix = [] }: Problem): boolean {
  const { offset, length } = locate(document, pointer, 'value');
  const comma = fix[0]?.offset ?? Infinity;
  return comma > offset && /^,\s*\n\s*\}$/.test(document.text.slice(comma, offset + length));
}
