import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDocument } from '../../src/model/content.generated';

type Settings = Partial<Pick<SiteDocument, 'origin' | 'basePath' | 'language' | 'forms' | 'contact'>>;

/** What the schema of the settings lets an origin and a base path be made of: nothing that steers a terminal or Vite. */
const plain = /^[\w:/.~-]*$/;

/** What a server has to know of the settings in a pages folder; nothing of what cannot be read or is no address. */
export function settingsIn(pages: string): Settings {
  try {
    const file = join(pages, '_site.json');
    if (!statSync(file).isFile()) return {};
    const { origin, basePath, language, forms, contact } = JSON.parse(readFileSync(file, 'utf8')) as Settings;
    const isPath = isPlain(basePath) && /^\/(?:.*\/)?$/.test(basePath);
    return {
      ...(isPlain(origin) && { origin }),
      ...(isPath && { basePath }),
      ...(isPlain(language) && { language }),
      ...(typeof forms === 'object' && forms !== null && { forms }),
      ...(typeof contact === 'object' && contact !== null && { contact }),
    };
  } catch {
    return {};
  }
}

function isPlain(value: unknown): value is string {
  return typeof value === 'string' && plain.test(value);
}
