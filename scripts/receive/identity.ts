import { createHash } from 'node:crypto';
import type { Fields } from './enquiry';

/** The id of an enquiry: the same form, key and words give the same id. */
export function identity(formId: string, key: string, fields: Fields): string {
  const words = Object.keys(fields)
    .toSorted()
    .map((name) => [name, fields[name]]);
  return createHash('sha256')
    .update(JSON.stringify([formId, key, words]))
    .digest('hex')
    .slice(0, 32);
}
