import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from '../../src/content/source';

/** What the image step can read. */
const pictures = /\.(?:jpe?g|png|webp|svg)$/i;

/** Reads a folder shaped like `pages-json/`; an author's hidden files are left out. Throws when the folder does not exist. */
export function readSource(folder: string): Source {
  const files = filesBelow(folder);
  const [inMedia, others] = [files.filter(isMedia), files.filter((path) => !isMedia(path))];
  const isDocument = (path: string): boolean => path.endsWith('.json');
  return {
    documents: others.filter(isDocument).map((path) => ({ path, bytes: readFileSync(join(folder, path)) })),
    media: inMedia.map((path) => path.replace('_media/', '')).filter((path) => pictures.test(path)),
    others: others.filter((path) => !isDocument(path)),
  };
}

function isMedia(path: string): boolean {
  return path.startsWith('_media/');
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
