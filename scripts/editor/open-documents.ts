import { hash } from 'node:crypto';
import { isAbsolute, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { byName, type Source, type SourceDocument } from '../../src/content/source/source';

/**
 * The path of a document below the pages folder, with `/`; undefined for what is no JSON file in there.
 * @param folder the absolute path of the pages folder.
 * @param uri as an editor names the document: `file:///…`.
 */
export function pathBelow(folder: string, uri: string): string | undefined {
  const file = /^file:\/\/\/.+\.json$/.test(uri) ? fileAt(uri) : undefined;
  if (file === undefined) return undefined;
  const path = relative(folder, file);
  return path.startsWith('..') || isAbsolute(path) ? undefined : path.split(sep).join('/');
}

/** The file at an address; undefined where none can be, as with `%2F` inside of a name. */
function fileAt(uri: string): string | undefined {
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}

/** A site in which open documents stand as their editor shows them, saved or not. */
export function withOpen(source: Source, texts: ReadonlyMap<string, string>): Source {
  const others = source.documents.filter(({ path }) => !texts.has(path));
  const open = Array.from(texts, ([path, text]) => openDocument(path, text));
  return {
    ...source,
    documents: [...others, ...open].toSorted((one, other) => byName(one.path, other.path)),
  };
}

function openDocument(path: string, text: string): SourceDocument {
  const bytes = new TextEncoder().encode(text);
  return { path, bytes, version: hash('sha1', bytes) };
}
