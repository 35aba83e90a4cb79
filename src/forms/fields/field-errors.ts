import * as words from '#words/forms';
import type { EnquiryField } from '../../model/enquiry-kinds';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The control of a field in a form. */
export function controlOf(form: HTMLFormElement, name: string): Control | null {
  const control = form.elements.namedItem(name);
  return control instanceof Element && 'validity' in control ? (control as Control) : null;
}

/** What stands in the way of sending, by field: the browser's own checks (specification, section 5), in our words. */
export function fieldErrors(form: HTMLFormElement, fields: readonly EnquiryField[]): Record<string, string> {
  const found = fields.flatMap((field) => {
    const control = controlOf(form, field.name);
    const error = control && errorOf(control, field);
    return error ? [[field.name, error] as const] : [];
  });
  return Object.fromEntries(found);
}

function errorOf({ validity, value }: Control, { input, isRequired }: EnquiryField): string | undefined {
  if (validity.badInput) return input === 'date' ? words.wholeDate : words.aNumber;
  if (isRequired && value.trim() === '') return input === 'choice' ? words.chooseOne : words.fillIn;
  if (validity.typeMismatch) return words.anEmail;
  return validity.valid ? undefined : words.lookAgain;
}
