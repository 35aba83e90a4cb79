import type { ErrorObject } from 'ajv/dist/2020.js';
import type { ParsedDocument } from '../parse/parse-document';
import { latinDigits } from '../places/latin-digits';
import { problemIn } from '../problems/create-problem';
import type { Problem } from '../problems/problem';
import { meantIsbn } from './isbn';
import { meantDates } from './meant-date';
import { mobileIn91 } from './mobile-in-91';

/** A text that is not written as its pattern wants it: the rule, and how it would be right where that can be known. */
export function wrongFormat(document: ParsedDocument, error: ErrorObject): Problem {
  const rule: unknown = error.parentSchema?.['patternErrorMessage'];
  const value = String(error.data);
  if (error.parentSchema?.['use'] === 'date') return wrongDate(document, error, value, String(rule));
  const mail = withDots(error, value);
  if (mail !== undefined)
    return problemIn(document, error.instancePath, 'value', 'wrong-format', {
      value,
      rule: `A comma stands where a dot belongs. Write "${mail}".`,
      exact: mail,
    });
  const exact = exactFor(document, error, value);
  const better = exact ?? (error.parentSchema?.['use'] === 'id' ? idFor(value) : '');
  const told = better === '' ? rule : `${String(rule)} Write "${better}".`;
  return problemIn(document, error.instancePath, 'value', 'wrong-format', {
    value,
    ...(typeof told === 'string' && { rule: told }),
    ...(exact !== undefined && { exact }),
  });
}

/** What is certainly meant by a value: the number of a book, of a telephone or of a video, or an address. */
function exactFor(document: ParsedDocument, error: ErrorObject, value: string): string | undefined {
  const use: unknown = error.parentSchema?.['use'];
  if (use === 'path') return fitting(error, pathFor(value));
  return (
    (use === 'isbn' ? meantIsbn(value) : undefined) ??
    digitsOf(error, value) ??
    mobileIn91(document, error) ??
    fitting(error, videoIn(value)) ??
    originIn(error, value)
  );
}

/** The value, where it is not the one that stands there and its pattern takes it. */
function fitting({ params, data }: ErrorObject, value: string | undefined): string | undefined {
  const isRight = value !== undefined && value !== data;
  return isRight && new RegExp(String(params['pattern']), 'u').test(value) ? value : undefined;
}

/** The number of a video in its address. */
function videoIn(value: string): string | undefined {
  return /youtu.*(?:[?&]v=|\.be\/|\/(?:embed|shorts|live)\/)([\w-]{11})(?![\w-])/.exec(value)?.[1];
}

/** The beginning of all addresses of a site, where its scheme is missing or something follows the host. */
function originIn(error: ErrorObject, value: string): string | undefined {
  const host = /^\s*(?:(https?):)?\/*((?:[\w-]+\.)+[a-z]{2,}(?::\d+)?)\/*\s*$/i.exec(value);
  return host
    ? fitting(error, `${host[1]?.toLowerCase() ?? 'https'}://${host[2]?.toLowerCase()}`)
    : undefined;
}

/** `/marathi-videos` for `Marathi Videos/`, whose placeholders stay as they are. */
function pathFor(value: string): string {
  const parts = value
    .trim()
    .replaceAll(/\{[^{}]*\}|[^{}]+/g, (part) =>
      part.startsWith('{') ? part : part.toLowerCase().replaceAll(/[\s_]+/g, '-'),
    )
    .split('/');
  return `/${parts.filter(Boolean).join('/')}`;
}

/** A number without what people write between its digits, where it is right then. */
function digitsOf(error: ErrorObject, value: string): string | undefined {
  const digits = latinDigits(value).replaceAll(/\D/g, '');
  const isNumber = /^[+\d०-९\s().-]+$/.test(value) && digits.length >= 8;
  return isNumber ? fitting(error, digits) : undefined;
}

/** A mail address in which a comma was typed for a dot, with the dot. */
function withDots(error: ErrorObject, value: string): string | undefined {
  const mail = value.replaceAll(/,\s*/g, '.');
  return /^[^@]+@[^@]+$/.test(mail) ? fitting(error, mail) : undefined;
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
      : ` Write "${meant}"${other === undefined ? '' : `, or "${other}" if the month stands first`}.`;
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
