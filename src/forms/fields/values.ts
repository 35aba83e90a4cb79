import type { Field } from '../../model/form';
import { leadIn } from './lead-in';
import { typedIn } from './typed-in';

/** What stands in a form, by field name; every field of it is there, an empty one as `''`. */
export type Values = Record<string, string>;

/** Reads what stands in a form. */
export function readValues(form: HTMLFormElement | null, fields: readonly Field[]): Values {
  const typed = form ? typedIn(form) : {};
  return Object.fromEntries(fields.map(({ name }) => [name, typed[name] ?? '']));
}

/** Fills in what was typed earlier, where nothing stands yet. */
export function restoreValues(form: HTMLFormElement, values: Values): void {
  for (const control of form.elements) {
    const value = 'name' in control ? (values[String(control.name)] ?? '') : '';
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked ||= `, ${value}, `.includes(`, ${control.value}, `);
    else if ('value' in control && control.value === '') control.value = value;
  }
}

/** What was typed as text, a line a field: for WhatsApp and e-mail. */
export function valueLines(values: Values, fields: readonly Field[]): string {
  return fields
    .filter(({ name, kind }) => kind !== 'hidden' && (values[name] ?? '').trim() !== '')
    .map(({ name, label, options }) => {
      const value = values[name] ?? '';
      const shown = options?.find((option) => (option.value ?? option.label) === value)?.label ?? value;
      return `${leadIn(label)} ${shown}`;
    })
    .join('\n');
}
