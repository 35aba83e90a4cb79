import * as words from '#words/forms';
import { todayHere } from '../../lib/field-days';
import type { Field } from '../../model/form';
import type { Values } from './values';

/** What may be looked at again in a form, by field. */
export function adviceFor(
  fields: readonly Field[],
  values: Values,
  now = new Date(),
): Record<string, string> {
  const today = todayHere(now).first;
  const found = fields.flatMap((field) => {
    const advice = adviceOn(field, values[field.name] ?? '', today);
    return advice === undefined ? [] : [[field.name, advice] as const];
  });
  return Object.fromEntries(found);
}

/**
 * What a visitor may want to look at again; it never keeps the form from being sent.
 * @param today `2026-11-21`.
 */
function adviceOn({ kind }: Field, value: string, today: string): string | undefined {
  const text = value.trim();
  if (text === '') return undefined;
  if (kind === 'date' && text < today) return words.pastDay;
  if (kind === 'phone' && !isLikelyPhone(text)) return words.oddPhone;
  return undefined;
}

/** Seven to fifteen digits, as ITU-T E.164 allows, with what people write between them. */
function isLikelyPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return digits >= 7 && digits <= 15 && /^[+\d\s()./x-]+$/i.test(text);
}
