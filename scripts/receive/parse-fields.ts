import { Refused, type Fields } from './enquiry';

/** More, or longer names, than any form has. */
const mostFields = 200;
const longestName = 100;

/** Understands a post: JSON, or an ordinary form post in either of its encodings. Throws `Refused` when it is neither, or says something else than texts. */
export async function parseFields(body: Buffer, contentType: string): Promise<Fields> {
  const type = contentType.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return checked(jsonEntries(body));
  if (type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data')
    return checked(await formEntries(body, contentType));
  throw new Refused({ status: 415, error: 'noType' });
}

function jsonEntries(body: Buffer): [string, unknown][] {
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refused({ status: 400, error: 'noJson' });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refused({ status: 400, error: 'noFields' });
  return Object.entries(value);
}

async function formEntries(body: Buffer, contentType: string): Promise<[string, unknown][]> {
  try {
    const headers = { 'Content-Type': contentType };
    return [...(await new Response(new Uint8Array(body), { headers }).formData())];
  } catch {
    throw new Refused({ status: 400, error: 'noPost' });
  }
}

/** Several values of one name, of boxes that are ticked, are one text. Without a prototype, so that no name of a field means anything else. */
function checked(entries: [string, unknown][]): Fields {
  if (entries.length > mostFields || entries.some(([name]) => name.length > longestName))
    throw new Refused({ status: 422, error: 'tooManyFields' });
  const wrong = entries.filter(([, value]) => typeof value !== 'string').map(([field]) => field);
  if (wrong.length > 0) {
    const errors = wrong.map((field) => ({ field, fault: 'noText' as const }));
    throw new Refused({ status: 422, error: 'noTexts', errors });
  }
  const fields = Object.create(null) as Fields;
  for (const [name, value] of entries)
    fields[name] = fields[name] === undefined ? String(value) : `${fields[name]}, ${String(value)}`;
  return fields;
}
