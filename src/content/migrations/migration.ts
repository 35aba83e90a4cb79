import type { Edit } from 'jsonc-parser';
import type { Json } from '../../model/json';
import type { WrittenDocument } from '../places/written-document';
import type { DocumentKind } from '../source/document-kind';

/** What a migration may have to know of the site of a document. */
export interface SiteInfo {
  /** The way from a shared list to the folder of the schemas, like `../../schemas/`, where it is known. */
  schemas?: string | undefined;
  /** The site's language, like `en-IN`, where it is known. */
  language?: string | undefined;
}

/** What is done to a site. */
export interface Rewritten {
  /**
   * Edits of a document's text that give it the new form; none where it has that already, so that it may be asked of
   * every document.
   */
  edits: (document: WrittenDocument, kind: DocumentKind, site: SiteInfo) => Edit[];
  /** The texts of documents that are new, by their path below the pages folder. */
  created: ReadonlyMap<string, string>;
}

/** How documents are rewritten when a schema asks for another form of what they hold. */
export interface Migration extends Pick<Rewritten, 'edits'> {
  /** The version of the schemas that it leads to; from 2, each migration one more than that before it. */
  to: number;
  /** What is different since, as the end of a sentence: `a video's "type" is called "topic"`. */
  about: string;
  /**
   * Where documents become several, or have to know of each other: what is done to all documents of a site. `edits` then
   * only finds what has the old form. A migration knows that form by itself, because the schemas know the new one only.
   */
  together?: (documents: readonly WrittenDocument[]) => Rewritten;
}

/** The property in which a document names the version of the schemas that it was written for. */
export const versionName = 'schemaVersion';

/** The version that a document names; undefined where it names none, or nothing that is one. */
export function namedVersion(value: Json | undefined): number | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const version = Object.hasOwn(value, versionName) ? value[versionName] : undefined;
  return typeof version === 'number' && Number.isInteger(version) && version > 0 ? version : undefined;
}

/** A property of a value; undefined where that is no object, or has none of this name. */
export function propertyOf(value: Json | undefined, name: string): Json | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject && Object.hasOwn(value, name) ? value[name] : undefined;
}
