import type { Json, JsonObject } from '../model/json';
import type { ChatDocument, SiteDocument } from '../model/content.generated';
import type { ParsedDocument } from './parse/parse-document';
import type { RichContent } from './resolve/rich-text';
import type { Source } from './source';
import type { Use } from './validate/use';

/** A document whose JSON could be read. */
export interface Entry {
  document: ParsedDocument;
  value: Json;
  uses: Use[];
  /** Whether it fits its schema. */
  isSound: boolean;
}

/** A page's document. */
export interface PageEntry extends Entry {
  value: JsonObject;
  /** Its address, without the base path. */
  route: string;
  isDraft: boolean;
}

/** The settings' document. */
export interface SettingsEntry extends Entry {
  value: JsonObject & SiteDocument;
}

/** The chat's document. */
export interface ChatEntry extends Entry {
  value: JsonObject & ChatDocument;
}

/** A list that blocks refer to by its name. */
export interface SharedList {
  name: string;
  value: Json[];
  uses: Use[];
  /** The name of the shared schema of its entries. */
  listOf: string;
  /** false when documents with mistakes may belong to it. */
  isWhole?: boolean;
}

/** A shared list that stands in a file. */
export interface CollectionEntry extends Entry, SharedList {
  value: Json[];
}

/** All documents of a site, resolved: what the whole-site rules look at. */
export interface Site {
  /** Every document, readable or not. */
  documents: ParsedDocument[];
  settings: SettingsEntry | undefined;
  /** The words of the chat assistant, if there is one. */
  chat: ChatEntry | undefined;
  /** Whether there are settings, readable or not. */
  hasSettings: boolean;
  pages: PageEntry[];
  collections: CollectionEntry[];
  /** Paths of all page documents, readable or not, with the route that each file's place gives. */
  routesOfFiles: Map<string, string>;
  /** Addresses that documents with mistakes seem to have. */
  doubtfulRoutes: string[];
  /** The files of `_media` by their name without its ending. */
  media: Map<string, string[]>;
  /** Files that nothing reads. */
  others: string[];
  /** The texts of the drawings. */
  drawings: Source['drawings'];
  /** Pictures and folders that cannot be read. */
  troubles: Source['troubles'];
  iconNames: ReadonlySet<string>;
  /** The compiled rich texts. */
  texts: Map<Use, RichContent>;
}

/** Every readable document of a site. */
export function entries(site: Site): Entry[] {
  const single = [site.settings, site.chat].filter((entry) => entry !== undefined);
  return [...single, ...site.collections, ...site.pages];
}
