import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Json } from '../../model/json';
import { problemIn } from '../problems/create-problem';
import { nearest } from '../problems/nearest';
import type { Problem } from '../problems/problem';
import type { ParsedDocument } from '../parse/parse-document';
import { step } from '../places/pointer';
import type { Schemas } from './create-validator';
import { dividedText } from './divided-text';
import { listedTwice } from './listed-twice';
import { missingEntries } from './missing-entries';
import { nestedList } from './nested-list';
import { rangeWords } from './range-words';
import { isWordless, wordlessAlt } from './wordless-alts';
import { wrongFormat } from './wrong-format';
import { wrongType } from './wrong-type';

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
