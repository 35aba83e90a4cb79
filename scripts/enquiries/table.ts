import type { Enquiry } from '../receive/enquiry';

/** Enquiries as rows of a table: a header, then one row each; a column for every field that occurs. */
export function rowsOf(enquiries: readonly Enquiry[]): string[][] {
  const names = [...new Set(enquiries.flatMap(({ fields }) => Object.keys(fields)))];
  const rows = enquiries.map(({ id, receivedAt, formId, kind, suspect, fields }) => [
    receivedAt,
    kind,
    ...names.map((name) => (Object.hasOwn(fields, name) ? (fields[name] ?? '') : '')),
    formId,
    suspect ? 'yes' : '',
    id,
  ]);
  return [['receivedAt', 'kind', ...names, 'formId', 'suspect', 'id'], ...rows];
}

/** Enquiries to be read in a terminal, the oldest first. */
export function listing(enquiries: readonly Enquiry[]): string {
  return enquiries.map((enquiry) => `${entry(enquiry)}\n`).join('\n');
}

function entry({ receivedAt, kind, suspect, fields }: Enquiry): string {
  const head = `${receivedAt.slice(0, 16).replace('T', ' ')} UTC  ${kind}${suspect ? '  (suspect)' : ''}`;
  const lines = Object.entries(fields)
    .filter(([name, value]) => name !== 'formType' && value !== '')
    .map(([name, value]) => `  ${harmless(name)}: ${harmless(value)}`);
  return [head, ...lines].join('\n');
}

/** What could steer a terminal, or turn the direction of its text, is shown as its number. */
function harmless(text: string): string {
  return text
    .replaceAll(/\r\n?|\n/g, '\n    ')
    .replaceAll(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) =>
      sign === '\u200D' || sign === '\u200C' ? sign : `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`,
    );
}
