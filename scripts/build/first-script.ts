import { createHash } from 'node:crypto';

/** The script that stands inside every page. */
export interface FirstScript {
  code: string;
  /** By which the Content-Security-Policy knows it (https://www.w3.org/TR/CSP3/#external-hash). */
  hash: string;
}

/** Takes the text of the script. Throws when it cannot stand in a page. */
export function firstScript(text: string): FirstScript {
  const code = text.trim();
  if (/<\/script|<!--/i.test(code)) throw new Error('The first script cannot stand in a page.');
  return { code, hash: `sha256-${createHash('sha256').update(code).digest('base64')}` };
}
