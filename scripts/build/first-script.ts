import { createHash } from 'node:crypto';
import type { Files } from './bundle';

/** The script that stands inside every page. */
export interface FirstScript {
  code: string;
  /** By which the Content-Security-Policy knows it (https://www.w3.org/TR/CSP3/#external-hash). */
  hash: string;
}

/** Takes the bundled script from its files. */
export function firstScript(files: Files): FirstScript {
  const [code] = [...files].flatMap(([name, text]) => (name.endsWith('.js') ? [String(text).trim()] : []));
  if (code === undefined || /<\/script|<!--/i.test(code))
    throw new Error('The first script cannot stand in a page.');
  return { code, hash: `sha256-${createHash('sha256').update(code).digest('base64')}` };
}
