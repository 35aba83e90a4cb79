import type { FormField } from '../../model/content.generated';
import { enquiryKinds, type EnquiryKind } from '../../model/enquiry-kinds';
import { controlOf } from './field-errors';

/** What stands in a form, by field name; every field of its kind is there, an empty one as `''`. */
export type Values = Record<string, string>;

/** Reads what stands in a form. */
export function readValues(form: HTMLFormElement | null, kind: EnquiryKind): Values {
  const read = (name: string): string => (form && controlOf(form, name)?.value) ?? '';
  return Object.fromEntries(enquiryKinds[kind].fields.map(({ name }) => [name, read(name)]));
}

/** Fills in what was typed earlier, where nothing stands yet. */
export function restoreValues(form: HTMLFormElement, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const control = controlOf(form, name);
    if (control && control.value === '') control.value = value;
  }
}

/** What was typed as text, a line a field: for WhatsApp and e-mail. */
export function valueLines(values: Values, fields: Record<string, FormField>): string {
  return Object.entries(fields)
    .filter(([name]) => (values[name] ?? '').trim() !== '')
    .map(([name, { label, options }]) => {
      const value = values[name] ?? '';
      const shown = options?.find((option) => (option.value ?? option.label) === value)?.label ?? value;
      return `${label}: ${shown}`;
    })
    .join('\n');
}
