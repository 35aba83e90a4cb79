import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Json } from '../../model/json';
import { problemIn } from '../problems/create-problem';
import { nearest } from '../problems/nearest';
import type { Problem } from '../problems/problem';
import type { ParsedDocument } from '../parse/parse-document';
import { latinDigits } from '../places/latin-digits';
import { step } from '../places/pointer';
import type { Schemas } from './create-validator';
import { dividedText } from './divided-text';
import { meantIsbn } from './isbn';
import { listedTwice } from './listed-twice';
import { meantDates } from './meant-date';
import { mobileIn91 } from './mobile-in-91';
import { nestedList } from './nested-list';
import { rangeWords } from './range-words';
import { isWordless, wordlessAlt } from './wordless-alts';
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
      return tooFew(document, error, limit);
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
function tooFew(document: ParsedDocument, error: ErrorObject, limit: number): Problem {
  const [only, ...others] = error.data as Json[];
  const parts = typeof only === 'string' && others.length === 0 ? dividedText(only, {}) : undefined;
  const isEnough = parts !== undefined && parts.length >= limit;
  return problemIn(document, error.instancePath, 'key', 'too-few-items', {
    amount: lengthOf(error),
    limit,
    ...(isEnough && { parts }),
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

function wrongFormat(document: ParsedDocument, error: ErrorObject): Problem {
  const rule: unknown = error.parentSchema?.['patternErrorMessage'];
  const value = String(error.data);
  if (error.parentSchema?.['use'] === 'date') return wrongDate(document, error, value, String(rule));
  const isbn = error.parentSchema?.['use'] === 'isbn' ? meantIsbn(value) : undefined;
  const video = /youtu.*(?:[?&]v=|\.be\/|\/(?:embed|shorts|live)\/)([\w-]{11})(?![\w-])/.exec(value)?.[1];
  const isVideo = video !== undefined && new RegExp(String(error.params['pattern']), 'u').test(video);
  const id = error.parentSchema?.['use'] === 'id' ? idFor(value) : '';
  const mail = withDots(error, value);
  if (mail !== undefined)
    return problemIn(document, error.instancePath, 'value', 'wrong-format', {
      value,
      rule: `A comma stands where a dot belongs. Write "${mail}".`,
      exact: mail,
    });
  const number = digitsOf(error, value) ?? mobileIn91(document, error);
  const better = isbn ?? number ?? (isVideo ? video : id);
  const told = better === '' ? rule : `${String(rule)} Here that would be "${better}".`;
  const details = {
    value,
    ...(typeof told === 'string' && { rule: told }),
    ...((isVideo || (isbn ?? number) !== undefined) && { exact: better }),
  };
  return problemIn(document, error.instancePath, 'value', 'wrong-format', details);
}

/** A number without what people write between its digits, where it is right then. */
function digitsOf({ params }: ErrorObject, value: string): string | undefined {
  const digits = latinDigits(value).replaceAll(/\D/g, '');
  const isNumber = digits !== value && /^[+\d०-९\s().-]+$/.test(value) && digits.length >= 8;
  return isNumber && new RegExp(String(params['pattern']), 'u').test(digits) ? digits : undefined;
}

/** A mail address in which a comma was typed for a dot, with the dot. */
function withDots({ params }: ErrorObject, value: string): string | undefined {
  const mail = value.replaceAll(/,\s*/g, '.');
  const isMail =
    mail !== value && /^[^@]+@[^@]+$/.test(mail) && new RegExp(String(params['pattern']), 'u').test(mail);
  return isMail ? mail : undefined;
}

/** Where the month may stand first, nobody can know which day is meant. */
function wrongDate(
  document: ParsedDocument,
  { instancePath }: ErrorObject,
  value: string,
  rule: string,
): Problem {
  const [meant, other] = meantDates(value);
  const here =
    meant === undefined
      ? ''
      : ` Here that would be "${meant}"${other === undefined ? '' : `, or "${other}" if the month stands first`}.`;
  return problemIn(document, instancePath, 'value', 'wrong-format', {
    value,
    rule: `${rule}${here}`,
    ...(meant !== undefined && other === undefined && { exact: meant }),
  });
}

/** `write-us` for `Write Us`. */
function idFor(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[\d-]+|-$/g, '');
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
