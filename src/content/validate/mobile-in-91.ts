import type { ErrorObject } from 'ajv/dist/2020.js';
import type { ParsedDocument } from '../parse/parse-document';
import { latinDigits } from '../places/latin-digits';
import { pointerAbove, valueAt } from '../places/pointer';
import { asObject } from './schema-parts';

/** A number of ten digits with the country 91 before it, where the telephone number beside it says that country. */
export function mobileIn91(
  { value }: ParsedDocument,
  { instancePath, params, data }: ErrorObject,
): string | undefined {
  if (value === undefined) return undefined;
  const phone = asObject(valueAt(value, pointerAbove(instancePath)))?.['phone'];
  const isIn91 = typeof phone === 'string' && /^\s*(?:\+|00)\s*91/.test(latinDigits(phone));
  const digits = latinDigits(String(data))
    .replaceAll(/[\s().-]/g, '')
    .replace(/^0/, '');
  const whole = `91${digits}`;
  return isIn91 && new RegExp(String(params['pattern']), 'u').test(whole) ? whole : undefined;
}
