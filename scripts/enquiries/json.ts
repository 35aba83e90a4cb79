import type { Enquiry } from '../receive/enquiry';

/** Enquiries as one array of JSON. What steers a terminal or is not seen in it stands there by its number. */
export function json(enquiries: readonly Enquiry[]): string {
  const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const text = JSON.stringify(enquiries, null, 2).replaceAll(
    /[\u007F-\u009F\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/g,
    escaped,
  );
  return `${text}\n`;
}
