import type { Json, JsonObject } from '../../model/json';
import type { ParsedDocument } from '../parse/parse-document';
import { problemAt } from '../problems/create-problem';
import type { Problem } from '../problems/problem';
import type { Validator } from './create-validator';

/** A name that no schema knows. */
const unknown = '\u{e000}';

/** The problems of a document in which the line that opens a list is gone: what that line was is found by trying. */
export function withLostList(document: ParsedDocument, schema: string, validator: Validator): Problem[] {
  const { text, problems, lostList: offset } = document;
  const [problem] = problems;
  const names = offset === undefined ? [] : namesOf(document, offset, schema, validator);
  const [best, other] = names;
  if (!problem || offset === undefined || !best || best.errors === other?.errors) return [...problems];
  const details = { bracket: '[', isBehind: false, isNameless: true, name: best.name } as const;
  const told = problemAt(document, { offset, length: 1 }, '', 'missing-opening-bracket', details);
  const isCertain = best.errors === 0 && problems.length === 1;
  const fix = { offset: lineStart(text, offset), length: 0, content: lineFor(text, offset, best.name) };
  return [{ ...told, ...(isCertain && { fix: [fix] }) }, ...problems.slice(1)];
}

/** The names that can stand there, those with the fewest mistakes first. */
function namesOf({ text }: ParsedDocument, offset: number, schema: string, { validate }: Validator): Tried[] {
  const errorsWith = (name: string): ReturnType<Validator['validate']>['errors'] | undefined => {
    const start = lineStart(text, offset);
    const value = valueOf(text.slice(0, start) + lineFor(text, offset, name) + text.slice(start));
    return value === undefined ? undefined : validate(schema, value).errors;
  };
  const unknownHere = errorsWith(unknown)?.find(({ params }) => params['additionalProperty'] === unknown);
  const known = Object.keys((unknownHere?.parentSchema?.['properties'] ?? {}) as JsonObject);
  return known
    .filter((name) => !Object.hasOwn(unknownHere?.data as JsonObject, name))
    .map((name) => ({ name, errors: errorsWith(name)?.length ?? Number.POSITIVE_INFINITY }))
    .toSorted((one, other) => one.errors - other.errors);
}

interface Tried {
  name: string;
  errors: number;
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
function lineFor(text: string, offset: number, name: string): string {
  const indent = text.slice(lineStart(text, offset), offset).replace(/\t$| {1,2}$/, '');
  return `${indent}"${name}": [${text.includes('\r\n') ? '\r\n' : '\n'}`;
}
