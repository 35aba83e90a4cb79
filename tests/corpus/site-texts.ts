import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineRoot } from '../../scripts/files/roots';
import { readSource } from '../../scripts/files/read-source';
import type { Source } from '../../src/content/source/source';

/** The documents in which the mistakes are made: those of a whole site, which stay as they are when that one changes. */
const folder = join(engineRoot, 'tests/corpus/site');

/** The site of the corpus, with the pictures of the first site. */
export const base: Source = {
  ...readSource(join(engineRoot, 'pages-json')),
  documents: readSource(folder).documents,
};

/** The texts of its documents by their path. */
export function siteTexts(): Map<string, string> {
  return new Map(base.documents.map(({ path }) => [path, readFileSync(join(folder, path), 'utf8')]));
}
