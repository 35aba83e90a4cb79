import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Json } from '../../model/json';
import type { ParsedDocument } from '../parse/parse-document';
import { withItsLines } from '../parse/edits';
import { lineAt } from '../places/lines';
import { locate, nodeAt } from '../places/locate';
import { step } from '../places/pointer';
import type { Span } from '../places/span';
import { problemIn, problemAt } from '../problems/create-problem';
import { nearest } from '../problems/nearest';
import type { Problem } from '../problems/problem';
import type { Schemas } from './create-validator';
import { dividedText } from './joined-lists';
import { missingEntries } from './missing-entries';
import { isWordless, wordlessAlt } from './wordless-alts';
import { wrongFormat } from './wrong-format';
import { rangeWords, wrongType } from './wrong-type';

/** A value that stands in the right place, but is not what the schema wants there. */
export function explainValue(document: ParsedDocument, error: ErrorObject, schemas: Schemas): Problem {
  const { keyword, instancePath: pointer } = error;
  const limit = Number(error.params['limit']);
  switch (keyword) {
    case 'type':
      return nestedList(document, error) ?? wrongType(document, error, schemas);
    case 'enum':
    case 'const':
      return notAllowed(document, error);
    case 'minLength':
      return tooShort(document, error, limit);
    case 'maxLength':
      return problemIn(document, pointer, 'value', 'text-too-long', { length: lengthOf(error), limit });
    case 'minItems':
      return tooFew(document, error, schemas);
    case 'maxItems':
      return problemIn(document, step(pointer, limit), 'value', 'too-many-items', {
        amount: lengthOf(error),
        limit,
      });
    case 'uniqueItems':
      return listedTwice(document, error);
    case 'pattern':
      return wrongFormat(document, error);
    case 'minimum':
    case 'maximum':
      return problemIn(document, pointer, 'value', 'number-out-of-range', {
        value: Number(error.data),
        rule: rangeWords(error.parentSchema ?? {}),
      });
    default:
      throw new Error(
        `The schemas use "${keyword}", which src/content/validate/explain-value.ts cannot explain yet.`,
      );
  }
}

/** Letters as a person counts them: code points, as JSON Schema does. */
function lengthOf({ data }: ErrorObject): number {
  return Array.isArray(data) ? data.length : [...String(data)].length;
}

/** Of a single text with commas it is told how several are made of it. */
function tooFew(document: ParsedDocument, error: ErrorObject, schemas: Schemas): Problem {
  const limit = Number(error.params['limit']);
  const [only, ...others] = error.data as Json[];
  const parts = typeof only === 'string' && others.length === 0 ? dividedText(only, {}) : undefined;
  const isEnough = parts !== undefined && parts.length >= limit;
  return problemIn(document, error.instancePath, 'key', 'too-few-items', {
    amount: lengthOf(error),
    limit,
    ...(isEnough ? { parts } : missingEntries(document, error, schemas)),
  });
}

function tooShort(document: ParsedDocument, error: ErrorObject, limit: number): Problem {
  const data = error.data as Json;
  if (error.instancePath.endsWith('/alt') && isWordless(data))
    return wordlessAlt(document, error.instancePath, data);
  const description: unknown = error.parentSchema?.['description'];
  const details = { length: lengthOf(error), limit, ...(typeof description === 'string' && { description }) };
  return problemIn(document, error.instancePath, 'value', 'text-too-short', details);
}

function notAllowed(document: ParsedDocument, error: ErrorObject): Problem {
  const allowed = ((error.params['allowedValues'] ?? [error.params['allowedValue']]) as unknown[]).map(
    String,
  );
  const exact = describedSo(error, allowed);
  const near = exact ?? nearest(String(error.data), allowed);
  const value = JSON.stringify(error.data);
  const details = {
    value,
    allowed,
    ...(near !== undefined && { near }),
    ...(exact !== undefined && { exact }),
  };
  return problemIn(document, error.instancePath, 'value', 'value-not-allowed', details);
}

/** The value that is called so where a person reads of it: `mr` for `Marathi` and for `मराठी`. */
function describedSo({ data, parentSchema }: ErrorObject, allowed: readonly string[]): string | undefined {
  const descriptions = (parentSchema?.['enumDescriptions'] ?? []) as readonly string[];
  const word = String(data).trim().toLowerCase();
  return allowed.find((value, at) =>
    [descriptions[at], ...ownNames(value)].some((name) => name?.toLowerCase() === word),
  );
}

/** What a language is called in itself, where a sound may be written by a sign or by a letter: हिंदी and हिन्दी. */
function ownNames(value: string): string[] {
  const name = /^[a-z]{2}$/.test(value)
    ? new Intl.DisplayNames(value, { type: 'language' }).of(value)
    : undefined;
  return name === undefined ? [] : [name, name.replace('न्', 'ं')];
}

/** An entry that stands in its list already, where each may stand once: the later one goes, with the comma before it. */
function listedTwice(
  document: ParsedDocument,
  { instancePath: pointer, params, data }: ErrorObject,
): Problem {
  const places = [Number(params['i']), Number(params['j'])];
  const [first, later] = [Math.min(...places), Math.max(...places)];
  const place = (at: number): Span => locate(document, step(pointer, at), 'value');
  const problem = problemAt(document, place(later), step(pointer, later), 'listed-twice', {
    word: String((data as unknown[])[later]),
    firstLine: lineAt(document.text, place(first).offset),
  });
  const offset = endOf(place(later - 1));
  return { ...problem, fix: [{ offset, length: endOf(place(later)) - offset, content: '' }] };
}

function endOf({ offset, length }: Span): number {
  return offset + length;
}

/** Entries of a list that were pasted into it with the brackets of another one: no list here holds lists. */
function nestedList(
  document: ParsedDocument,
  { instancePath: pointer, params, data }: ErrorObject,
): Problem | undefined {
  const wanted = new Set([params['type']].flat().map(String));
  const isEntry = nodeAt(document, pointer)?.parent?.type === 'array';
  const isFit = (one: unknown): boolean => wanted.has(typeof one) && one !== null && !Array.isArray(one);
  if (!isEntry || !Array.isArray(data) || !data.every(isFit)) return undefined;
  const { offset, length } = locate(document, pointer, 'value');
  const last = offset + length - 1;
  const [line, end] = [lineAt(document.text, offset), lineAt(document.text, last)];
  const problem = problemAt(document, { offset, length: 1 }, pointer, 'list-in-list', {
    line,
    end,
    isEmpty: data.length === 0,
  });
  if (document.readAs || data.length === 0) return problem;
  const { text } = document;
  const { length: behind } = text.slice(0, last).trimEnd();
  const fix = [withItsLines(text, { offset, length: 1 }), { offset: behind, length: last + 1 - behind }];
  return { ...problem, fix: fix.map((span) => ({ ...span, content: '' })) };
}
