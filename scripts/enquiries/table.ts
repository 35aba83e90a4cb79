import type { KnownForm } from '../files/forms-in';
import { printable } from '../files/printable';
import { fieldNames } from '../receive/check-enquiry';
import type { Enquiry } from '../receive/enquiry';

/**
 * Enquiries as rows of a table: a header, then one row each; a column for each field of the forms that occurs. What else
 * an older file holds stands together in one column, so that invented names make no columns.
 */
export function rowsOf(enquiries: readonly Enquiry[], forms: readonly KnownForm[]): string[][] {
  const known = new Set(forms.flatMap(fieldNames));
  const occurring = new Set(enquiries.flatMap(({ fields }) => Object.keys(fields)));
  const names = [...occurring].filter((name) => known.has(name));
  const others = names.length < occurring.size ? ['others'] : [];
  const rows = enquiries.map(({ id, receivedAt, formId, kind, suspect, fields }) => [
    receivedAt,
    kind,
    ...names.map((name) => fields[name] ?? ''),
    ...others.map(() => othersOf(fields, known)),
    formId,
    suspect ? 'yes' : '',
    id,
  ]);
  return [['receivedAt', 'kind', ...names, ...others, 'formId', 'suspect', 'id'], ...rows];
}

function othersOf(fields: Enquiry['fields'], known: ReadonlySet<string>): string {
  const others = Object.entries(fields).filter(([name]) => !known.has(name));
  return others.map(([name, value]) => `${name}: ${value}`).join('\n');
}

/** Enquiries to be read in a terminal, the oldest first, each with the title of its form. */
export function listing(enquiries: readonly Enquiry[], forms: readonly KnownForm[]): string {
  const byName = new Map(forms.map((form) => [form.name, form]));
  return enquiries.map((enquiry) => `${entry(enquiry, byName.get(enquiry.kind))}\n`).join('\n');
}

function entry({ receivedAt, kind, suspect, fields }: Enquiry, form: KnownForm | undefined): string {
  const time = printable(receivedAt.slice(0, 16).replace('T', ' '));
  const head = `${time} UTC  ${printable(form?.title ?? kind)}${suspect ? '  (suspect)' : ''}`;
  const fixed = form?.sends ?? {};
  const lines = Object.entries(fields)
    .filter(([name, value]) => !Object.hasOwn(fixed, name) && value !== '')
    .map(([name, value]) => `  ${printable(name)}: ${indented(value)}`);
  return [head, ...lines].join('\n');
}

function indented(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map(printable)
    .join('\n    ');
}
