import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from '../../src/content/source';

/** Reads a folder shaped like `pages-json/`; an author's hidden files are left out. Throws when the folder does not exist. */
export function readSource(folder: string): Source {
  const files = filesBelow(folder).filter((path) => !path.startsWith('_media/'));
  const documents = files.filter((path) => path.endsWith('.json'));
  return {
    documents: documents.map((path) => ({ path, bytes: readFileSync(join(folder, path)) })),
    media: existsSync(join(folder, '_media')) ? filesBelow(join(folder, '_media')) : [],
  };
}

/** The files below a folder with forward slashes, in a stable order. */
function filesBelow(folder: string): string[] {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((item) => item.isFile());
  const paths = found.map((item) =>
    join(item.parentPath, item.name)
      .slice(folder.length + 1)
      .replaceAll('\\', '/'),
  );
  return paths.filter((path) => !/(?:^|\/)\./.test(path)).toSorted(byName);
}

/** Without their endings, so that a copy (`contact-two.json`) comes after its original (`contact.json`). */
function byName(one: string, other: string): number {
  const [first, second] = [one, other].map((path) => path.replace(/\.[^./]+$/, '')) as [string, string];
  return first < second ? -1 : Number(first > second);
}
