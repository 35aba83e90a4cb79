import { enquiryKinds } from '../../src/model/enquiry-kinds';
import { printable } from '../files/printable';
import type { Enquiry } from '../receive/enquiry';

/** All fields that a form of this site asks for. */
const knownNames = new Set([
  'formType',
  ...Object.values(enquiryKinds).flatMap(({ fields }) => fields.map(({ name }) => name)),
]);

/**
 * Enquiries as rows of a table: a header, then one row each; a column for each known field that occurs. What else an older
 * file holds stands together in one column, so that invented names make no columns.
 */
export function rowsOf(enquiries: readonly Enquiry[]): string[][] {
  const occurring = new Set(enquiries.flatMap(({ fields }) => Object.keys(fields)));
  const names = [...occurring].filter((name) => knownNames.has(name));
  const others = names.length < occurring.size ? ['others'] : [];
  const rows = enquiries.map(({ id, receivedAt, formId, kind, suspect, fields }) => [
    receivedAt,
    kind,
    ...names.map((name) => fields[name] ?? ''),
    ...others.map(() => othersOf(fields)),
    formId,
    suspect ? 'yes' : '',
    id,
  ]);
  return [['receivedAt', 'kind', ...names, ...others, 'formId', 'suspect', 'id'], ...rows];
}

function othersOf(fields: Enquiry['fields']): string {
  const others = Object.entries(fields).filter(([name]) => !knownNames.has(name));
  return others.map(([name, value]) => `${name}: ${value}`).join('\n');
}

/** Enquiries to be read in a terminal, the oldest first. */
export function listing(enquiries: readonly Enquiry[]): string {
  return enquiries.map((enquiry) => `${entry(enquiry)}\n`).join('\n');
}

function entry({ receivedAt, kind, suspect, fields }: Enquiry): string {
  const time = printable(receivedAt.slice(0, 16).replace('T', ' '));
  const head = `${time} UTC  ${printable(kind)}${suspect ? '  (suspect)' : ''}`;
  const lines = Object.entries(fields)
    .filter(([name, value]) => name !== 'formType' && value !== '')
    .map(([name, value]) => `  ${printable(name)}: ${indented(value)}`);
  return [head, ...lines].join('\n');
}

function indented(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map(printable)
    .join('\n    ');
}
