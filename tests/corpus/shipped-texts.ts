import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineRoot } from '../../scripts/files/roots';
import { readSource } from '../../scripts/files/read-source';
import type { Source } from '../../src/content/source/source';

const folder = join(engineRoot, 'pages-json');

/** The shipped pages folder, as it is read. */
export const shipped: Source = readSource(folder);

/** The texts of its documents by their path. */
export function shippedTexts(): Map<string, string> {
  return new Map(shipped.documents.map(({ path }) => [path, readFileSync(join(folder, path), 'utf8')]));
}
