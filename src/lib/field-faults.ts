import type { Field } from '../model/form';
import { isOn, limitOn, todayHere, type Today } from './field-days';

/** What is wrong with what stands in a field: the name of the words for it (`src/words/<language>/fields.ts`), and the limit they name. */
export interface FieldFault {
  fault: 'fillIn' | 'chooseOne' | 'tick' | 'aNumber' | 'onDays' | Limit;
  limit?: string | undefined;
}

type Limit = 'atLeast' | 'atMost' | 'notBefore' | 'notAfter' | 'lengthen' | 'shorten';

/**
 * What keeps a value from being taken in a field, as a browser and the receiver find it; undefined where nothing does.
 * @param today from which days are counted: that of the visitor, as far as it is known.
 */
export function faultOf(field: Field, value: string, today = todayHere()): FieldFault | undefined {
  const text = value.trim();
  if (text === '') return field.required ? { fault: missing[field.kind] ?? 'fillIn' } : undefined;
  if (field.kind === 'number' && !Number.isFinite(Number(text))) return { fault: 'aNumber' };
  return (
    outside(field, text, today) ??
    offDays(field, text) ??
    lengthFault(field, value.replaceAll('\r\n', '\n').length)
  );
}

const missing: Partial<Record<Field['kind'], FieldFault['fault']>> = {
  choice: 'chooseOne',
  choices: 'chooseOne',
  checkbox: 'tick',
};

/** Days and times, as their fields write them, are in the order of their letters. */
function outside({ kind, ...limits }: Field, text: string, today: Today): FieldFault | undefined {
  const min = limits.min === undefined ? undefined : limitOn(limits.min, today.first);
  const max = limits.max === undefined ? undefined : limitOn(limits.max, today.last);
  const isNumber = kind === 'number';
  const isBelow = (one: string, other: string): boolean =>
    isNumber ? Number(one) < Number(other) : one < other;
  if (min !== undefined && isBelow(text, String(min)))
    return { fault: isNumber ? 'atLeast' : 'notBefore', limit: String(min) };
  if (max !== undefined && isBelow(String(max), text))
    return { fault: isNumber ? 'atMost' : 'notAfter', limit: String(max) };
  return undefined;
}

function offDays({ weekdays }: Field, text: string): FieldFault | undefined {
  if (!Array.isArray(weekdays) || isOn(weekdays, text)) return undefined;
  return { fault: 'onDays', limit: weekdays.join(', ') };
}

function lengthFault({ minLength, maxLength }: Field, length: number): FieldFault | undefined {
  if (minLength !== undefined && length < minLength) return { fault: 'lengthen', limit: String(minLength) };
  if (maxLength !== undefined && length > maxLength) return { fault: 'shorten', limit: String(maxLength) };
  return undefined;
}

/** The words for what is wrong with a field. */
export function faultWords(
  words: Readonly<Record<FieldFault['fault'], string | ((limit: string) => string)>>,
  { fault, limit = '' }: FieldFault,
): string {
  const said = words[fault];
  return typeof said === 'string' ? said : said(limit);
}
