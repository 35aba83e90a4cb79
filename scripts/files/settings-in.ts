import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDocument } from '../../src/model/content.generated';

/** What a server has to know of the settings in a pages folder; nothing while they cannot be read. */
export function settingsIn(pages: string): Partial<Pick<SiteDocument, 'origin' | 'basePath' | 'forms'>> {
  try {
    return JSON.parse(readFileSync(join(pages, '_site.json'), 'utf8')) as SiteDocument;
  } catch {
    return {};
  }
}
