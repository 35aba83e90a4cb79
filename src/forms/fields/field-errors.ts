import * as words from '#words/fields';
import { faultOf, faultWords, type FieldFault } from '../../lib/field-faults';
import type { Field } from '../../model/form';
import { typedIn } from './typed-in';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The control of a field in a form; of several boxes the first. */
export function controlOf(form: HTMLFormElement, name: string): Control | null {
  const named = form.elements.namedItem(name);
  const control = named instanceof Element ? named : (named?.[0] ?? null);
  return control && 'validity' in control ? (control as Control) : null;
}

/** What stands in the way of sending, by field, in our words: what the receiver would refuse, and what the browser does not understand. */
export function fieldErrors(form: HTMLFormElement, fields: readonly Field[]): Record<string, string> {
  const typed = typedIn(form);
  const found = fields.flatMap((field) => {
    const control = controlOf(form, field.name);
    const error = control && errorOf(control, field, typed[field.name] ?? '');
    return error ? [[field.name, error] as const] : [];
  });
  return Object.fromEntries(found);
}

function errorOf({ validity }: Control, field: Field, value: string): string | undefined {
  if (validity.badInput) return unread[field.kind] ?? words.aNumber;
  const fault = faultOf(field, value);
  if (fault) return faultWords(said, { ...fault, limit: shown(field, fault) });
  if (validity.typeMismatch) return words.anEmail;
  return validity.valid ? undefined : words.lookAgain;
}

const said = {
  fillIn: words.fillIn,
  chooseOne: words.chooseOne,
  tick: words.tick,
  aNumber: words.aNumber,
  atLeast: words.atLeast,
  atMost: words.atMost,
  notBefore: words.notBefore,
  notAfter: words.notAfter,
  onDays: words.onDays,
  lengthen: words.lengthen,
  shorten: words.shorten,
};

const unread: Partial<Record<Field['kind'], string>> = { date: words.wholeDate, time: words.wholeTime };

/** A day, or days of the week, as their reader writes them. */
function shown({ kind, weekdaysText }: Field, { fault, limit = '' }: FieldFault): string {
  const locale = document.documentElement.lang || undefined;
  if (fault === 'onDays') return weekdaysText ?? limit;
  if (kind !== 'date') return limit;
  return new Date(`${limit}T00:00`).toLocaleDateString(locale, { dateStyle: 'long' });
}
