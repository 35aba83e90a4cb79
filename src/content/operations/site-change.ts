import { applyEdits, type Edit } from 'jsonc-parser';
import { byteOrderMark, decode } from '../parse/decode';
import { byName, type Source, type SourceDocument } from '../source/source';

/** What an edit is about, for the one who reads what was changed. */
export type EditKind =
  | 'link'
  | 'address'
  | 'alias'
  | 'schema'
  | 'picture'
  | 'list'
  | 'form'
  | 'id'
  | 'entry'
  | 'mistake'
  | 'draft'
  | 'published'
  | 'sample'
  | 'added'
  | 'migrated'
  | 'words'
  | 'example'
  | 'emptied';

/** An edit of a document's text (jsonc-parser): UTF-16 units of the text without its byte order mark, as it was before all edits. */
export interface ChangeEdit extends Edit {
  kind: EditKind;
  /** How many of what it is about are in it, where not 1. */
  amount?: number;
}

/** What a chore does to the files of a site, decided before anything is written: plain data. All paths are below the pages folder, with `/`. */
export interface SiteChange {
  /** Edits of documents by the path that each had before; edits of one document do not overlap. */
  edits: ReadonlyMap<string, readonly ChangeEdit[]>;
  /** The texts of new documents. */
  created: ReadonlyMap<string, string>;
  /** Documents and pictures that get another path, by the one that they had. */
  moved: ReadonlyMap<string, string>;
  removed: ReadonlySet<string>;
}

/** A change of nothing, or of what is named. */
export function changeOf(part: Partial<SiteChange>): SiteChange {
  return { edits: new Map(), created: new Map(), moved: new Map(), removed: new Set(), ...part };
}

const inMedia = /^_media\//;

/** The site as it will be. Documents that are read when their turn comes are changed then too. */
export function changedSource(source: Source, change: SiteChange): Source {
  const to = (path: string): string => change.moved.get(path) ?? path;
  const stays = (path: string): boolean => !change.removed.has(path);
  const created = [...change.created].map(([path, text]) => ({
    path,
    bytes: new TextEncoder().encode(text),
  }));
  const kept = source.documents.filter(({ path }) => stays(path)).map((one) => changed(one, change));
  const media = source.media.filter((path) => stays(`_media/${path}`));
  const drawings = source.drawings.filter(({ path }) => stays(`_media/${path}`));
  const picture = (path: string): string => to(`_media/${path}`).replace(inMedia, '');
  return {
    ...source,
    documents: [...kept, ...created].toSorted((one, other) => byName(one.path, other.path)),
    media: media.map(picture).toSorted(byName),
    drawings: drawings.map(({ path, text }) => ({ path: picture(path), text })),
  };
}

function changed(document: Source['documents'][number], change: SiteChange): Source['documents'][number] {
  const { path: before } = document;
  const path = change.moved.get(before) ?? before;
  const edits = change.edits.get(before) ?? [];
  if (path === before && edits.length === 0) return document;
  const now = (content: SourceDocument): SourceDocument => ({ ...withEdits(content, edits), path });
  return 'read' in document ? { ...document, path, read: () => now(document.read()) } : now(document);
}

/** A document with edits in its text; all other bytes stay, a byte order mark too. */
export function withEdits(document: SourceDocument, edits: readonly ChangeEdit[]): SourceDocument {
  if (edits.length === 0) return document;
  const { version: _, ...rest } = document;
  const bytes = new TextEncoder().encode(applyEdits(decode(document).text, [...edits]));
  const mark = byteOrderMark(document.bytes);
  return { ...rest, bytes: new Uint8Array([...mark, ...bytes]) };
}

/** A line of a document, below the pages folder, that is in the way. */
export interface Obstacle {
  file: string;
  line: number;
  /** What stands there. */
  text: string;
}

/** Why a chore cannot be done, in sentences for the one who asked, and the lines that they are about. */
export interface Trouble {
  trouble: string;
  obstacles?: readonly Obstacle[];
}

/** What a chore would do, or why it cannot be done. */
export type Outcome = { change: SiteChange } | Trouble;
