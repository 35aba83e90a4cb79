import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../../scripts/files/files-below';
import { routesIn } from '../site';

/** Where the global setup has built it. */
function folder(): string {
  return process.env['CLINIC_FOLDER'] ?? '';
}

/** An address of the built clinic. */
export function clinicUrl(path: string): string {
  return `${process.env['CLINIC_URL'] ?? ''}${path}`;
}

/** Every route of the built clinic, from its sitemap. */
export function clinicRoutes(): string[] {
  const found = routesIn(folder());
  if (found.length < 10) throw new Error('The sitemap of the clinic names fewer than ten pages.');
  return found;
}

/** The built files that hold text, with it. */
export function clinicTexts(): { path: string; text: string }[] {
  return filesBelow(folder())
    .filter(({ path }) => !/\.(?:jpg|woff2|br|gz)$/.test(path))
    .map(({ path }) => ({ path, text: readFileSync(join(folder(), path), 'utf8') }));
}
