import { todayAnywhere } from '../../src/lib/field-days';
import { faultOf } from '../../src/lib/field-faults';
import type { Field } from '../../src/model/form';
import type { KnownForm } from '../files/forms-in';
import { type FieldError, type Fields, Refused } from './enquiry';

/** The forms with a form id. */
export function formsOf(forms: readonly KnownForm[], formId: string): KnownForm[] {
  return forms.filter(({ name, formId: own = name }) => own === formId);
}

/** The names of all that is sent with a form. */
export function fieldNames({ sends = {}, fields }: KnownForm): string[] {
  return [...Object.keys(sends), ...fields.map(({ name }) => name)];
}

/** The most that is taken of one field, in UTF-16 units: nobody writes more by hand. */
const longest = { line: 1000, lines: 20_000 };

/**
 * The form of an enquiry, once it has all that the form requires. A past day, an odd number and what is not among the
 * options of the form are no reason to refuse it: the page may be older than the form. Throws `Refused` otherwise.
 * @param forms those that share the form id to which it was sent.
 */
export function checkEnquiry(fields: Fields, forms: readonly KnownForm[]): KnownForm {
  const fixed = [...new Set(forms.flatMap(({ sends = {} }) => Object.keys(sends)))];
  const form = forms.find(({ sends }) => fixed.every((name) => sends?.[name] === fields[name]));
  if (!form) {
    const errors = fixed.map((field): FieldError => ({ field, fault: 'notOurs' }));
    throw new Refused({ status: 422, error: 'notOurs', errors });
  }
  const errors = form.fields.flatMap((field): FieldError[] => {
    const wrong = wrongIn(field, fields[field.name] ?? '');
    const { name, label } = field;
    return wrong
      ? [{ field: name, ...(label !== undefined && { label: withoutLinks(label) }), ...wrong }]
      : [];
  });
  if (errors.length > 0) throw new Refused({ status: 422, error: 'incomplete', errors });
  return form;
}

/** https://html.spec.whatwg.org, "valid e-mail address" */
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** The words of a label in Markdown. */
function withoutLinks(label: string): string {
  return label.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}

function wrongIn(field: Field, value: string): Omit<FieldError, 'field'> | undefined {
  const most = field.kind === 'textArea' || field.kind === 'choices' ? longest.lines : longest.line;
  const maxLength = Math.min(field.maxLength ?? most, most);
  const text = value.trim();
  const isAddress = field.kind !== 'email' || text === '' || emailPattern.test(text);
  return (
    faultOf({ ...field, maxLength }, value, todayAnywhere()) ?? (isAddress ? undefined : { fault: 'anEmail' })
  );
}
