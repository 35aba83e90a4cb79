import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FontFacts } from '../../src/content/source/source';

/** The largest font that is looked into, in bytes. */
const limit = 10_000_000;

/** Looks into the fonts of a folder: which letters they have. */
export async function fontFacts(fonts: readonly FontFacts[] = [], folder: string): Promise<FontFacts[]> {
  if (fonts.length === 0) return [];
  // Hardly any site has fonts of its own, and to load what reads them takes longer than a check.
  const { openFont, scriptsIn } = await import('./font-file');
  return fonts.map(({ path }) => {
    try {
      const bytes = readFileSync(join(folder, path));
      if (bytes.length > limit) return { path, isUnreadable: true };
      return { path, scripts: scriptsIn(openFont(bytes)) };
    } catch {
      return { path, isUnreadable: true };
    }
  });
}
