import { hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { documentLimit } from '../../src/content/parse/decode';
import { isDownload } from '../../src/lib/download';
import {
  byName,
  type Source,
  type SourceDocument,
  type UnreadDocument,
} from '../../src/content/source/source';
import { filesBelow, troubleOf, type FoundFile } from './files-below';
import { fontPackage } from './font-packages';
import { perFile } from './per-file';
import { photographFacts } from './photograph-facts';
import { UsageError } from './usage-error';

/** What the image step can read. */
const pictures = /\.(?:jpe?g|png|webp|svg)$/i;

/**
 * Reads a folder shaped like `pages-json/`, its documents when they are asked for; an author's hidden files are left out,
 * and what cannot be read is reported as data. Throws when the folder does not exist.
 */
export function readSource(folder: string): Source {
  const files = filesBelow(folder).toSorted((one, other) => byName(one.path, other.path));
  const inMedia = files.filter(({ path }) => path.startsWith('_media/'));
  const inFiles = files.filter(isOffered);
  const others = files.filter(
    (file) => !file.path.startsWith('_media/') && !isOffered(file) && !isFont(file),
  );
  const mediaPaths = inMedia.map(({ path }) => path.replace('_media/', ''));
  // What a link leads to is not looked at, and a pipe would never end.
  const isReadable = new Set(inMedia.filter(({ trouble }) => !trouble).map(({ path }) => path.slice(7)));
  const isDocument = ({ path }: FoundFile): boolean => path.endsWith('.json');
  return {
    documents: others.filter(isDocument).map((file) => unread(folder, file)),
    media: mediaPaths.filter((path) => pictures.test(path)),
    unusable: mediaPaths.filter((path) => !pictures.test(path)),
    photograph: (path) => (isReadable.has(path) ? photographFacts(join(folder, '_media', path)) : undefined),
    files: inFiles.map(({ path }) => ({ path: path.slice(7), size: sizeOf(join(folder, path)) })),
    fonts: files.filter(isFont).map(({ path }) => ({ path: path.slice(7) })),
    fontSubsets: (name) => fontPackage(name)?.subsets,
    drawings: inMedia.flatMap((file) => drawing(folder, file) ?? []),
    others: others.filter((file) => !isDocument(file) && !file.trouble).map(({ path }) => path),
    troubles: files
      .filter((file) => file.path.startsWith('_media/') || !isDocument(file))
      .flatMap(({ path, trouble }) => (trouble ? [{ path, trouble }] : [])),
  };
}

/** Whether visitors can download a file. */
function isOffered({ path, trouble }: FoundFile): boolean {
  return path.startsWith('_files/') && isDownload(path) && !trouble;
}

/** Whether it is a font of the site. */
function isFont({ path, trouble }: FoundFile): boolean {
  return /^_fonts\/[^/]+\.woff2$/.test(path) && !trouble;
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** Throws a UsageError when a document is read again and is another one: what was said of it does not hold any more. */
function unread(folder: string, file: FoundFile): UnreadDocument {
  let first: string | undefined;
  return {
    ...file,
    read: () => {
      const document = readDocumentFile(folder, file);
      first ??= document.version ?? '';
      return sameVersion(document, first);
    },
  };
}

/** The document, if it is of a version. Throws a UsageError otherwise. */
export function sameVersion(document: SourceDocument, version: string | undefined): SourceDocument {
  if (document.version === version) return document;
  throw new UsageError(`${document.path} was changed meanwhile. Try again.`);
}

/** Reads one document of a pages folder. */
export function readDocumentFile(folder: string, file: FoundFile): SourceDocument {
  const document = read(folder, file);
  const version = hash('sha1', document.bytes) + String(document.trouble ?? document.size ?? '');
  return { ...document, version };
}

function read(folder: string, { path, trouble }: FoundFile): SourceDocument {
  const bytes = new Uint8Array();
  if (trouble) return { path, bytes, trouble };
  try {
    const { size } = statSync(join(folder, path));
    return size > documentLimit ? { path, bytes, size } : { path, bytes: readFileSync(join(folder, path)) };
  } catch (error) {
    return { path, bytes, trouble: troubleOf(error) };
  }
}

/** The text of a drawing; nothing for what is none, cannot be read or is larger than any drawing may be. */
function drawing(folder: string, { path, trouble }: FoundFile): Source['drawings'][number] | undefined {
  if (trouble || !/\.svg$/i.test(path)) return undefined;
  return { path: path.replace('_media/', ''), text: drawingText(join(folder, path)) };
}

/** Development asks for all of them after each save. */
const drawingText = perFile((file) => new TextDecoder().decode(read('', { path: file }).bytes));
