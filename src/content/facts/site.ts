import type { ArticleCard, ChatDocument, FormDocument, SiteDocument } from '../../model/content.generated';
import type { Brand } from '../brand/brand';
import type { EngineBrands } from '../brand/engine-brand';
import type { Json, JsonObject } from '../../model/json';
import type { TakenLists } from './lists';
import type { FontFacts, Source } from '../source/source';
import type { Annotation } from '../validate/annotation';

/** What the rules look at in a document whose JSON could be read; its text and its values need not be kept for it. */
export interface Entry {
  document: { path: string };
  /** The places of which the site as a whole has something to say. */
  annotations: NotedAnnotation[];
  /** Whether it parses as it is written and fits the newest form of its schema. */
  isSound: boolean;
  /** What rules keep of it, by the names of their notes; see `noted`. */
  notes?: Record<string, unknown>;
  /** Its line for the editor, `"$schema"`. */
  schema?: string;
}

/** An annotation, and where the links of a rich text in its place lead, where it has any. */
export interface NotedAnnotation extends Annotation {
  links?: string[];
}

/** A page's document. */
export interface PageEntry extends Entry {
  /** Its address, without the base path. */
  route: string;
  version?: string;
  title: string;
  isDraft: boolean;
  /** What its picture for shared links shows, when it is sound. */
  social?: SocialFacts;
  /** Whether it has the part that makes it an article. */
  isArticle: boolean;
  /** The types of its blocks. */
  blockTypes: string[];
  /** What a list shows of it, when it is a sound article. */
  card?: Omit<ArticleCard, 'to'>;
}

/** What the picture for shared links shows of a page. */
export interface SocialFacts {
  heading: string;
  /** The picture's name in the media folder. */
  picture?: string;
  /** Whether the picture is shown alone, without words. */
  isAlone?: true;
  /** The name of a ground; that of the brand's first one without it. */
  ground?: string;
}

/** The settings' document. */
export interface SettingsEntry extends Entry {
  value: JsonObject & SiteDocument;
}

/** The chat's document. */
export interface ChatEntry extends Entry {
  value: JsonObject & ChatDocument;
}

/** A form's document. */
export interface FormEntry extends Entry {
  name: string;
  value: JsonObject & FormDocument;
}

/** A list that blocks refer to by its name. */
export interface SharedList {
  name: string;
  /** Its entries. */
  value: Json[];
  /** With the places that they have in its document: `/items/0/to`. */
  annotations: NotedAnnotation[];
  /** The name of the shared schema of its entries. */
  listOf: string;
  /** false when documents with mistakes may belong to it. */
  isWhole?: boolean;
}

/** A shared list that stands in a file. */
export interface CollectionEntry extends Entry, SharedList {}

/** All documents of a site: what the whole-site rules look at. */
export interface Site {
  /** The paths of all documents, readable or not. */
  documents: string[];
  /** The paths of documents that are never read, because of their names. */
  passedOver: string[];
  settings: SettingsEntry | undefined;
  /** The words of the chat assistant, if there is one. */
  chat: ChatEntry | undefined;
  /** Whether there are settings, readable or not. */
  hasSettings: boolean;
  pages: PageEntry[];
  /** The templates of pages: they have no address. */
  templates: PageEntry[];
  collections: CollectionEntry[];
  forms: FormEntry[];
  /** The articles as cards. */
  articles: SharedList;
  /** What each page and each form takes from shared lists. */
  lists: Map<Entry, TakenLists>;
  /** Paths of all page documents, readable or not, with the route that each file's place gives. */
  routesOfFiles: Map<string, string>;
  /** Addresses that documents with mistakes seem to have. */
  doubtfulRoutes: string[];
  /** The files of `_media` by their name without its ending. */
  media: Map<string, string[]>;
  /** The files of `_media` that no page can show, by their name without its ending. */
  unusable: Map<string, string[]>;
  /** What is known of a photograph of `_media`, by its path. */
  photograph: NonNullable<Source['photograph']>;
  /** The files that visitors can download, by their path below `_files`, with their size in bytes. */
  files: ReadonlyMap<string, number>;
  /** The fonts in `_fonts`, by their path below it. */
  fonts: ReadonlyMap<string, FontFacts>;
  /** The subsets of an installed package of fonts; undefined where there is no disk to look at. */
  fontSubsets: Source['fontSubsets'];
  /** Files that nothing reads. */
  others: string[];
  /** The texts of the drawings. */
  drawings: Source['drawings'];
  /** Pictures and folders that cannot be read. */
  troubles: Source['troubles'];
  /** The brands that come with the engine. */
  brands: EngineBrands;
  /** How the site looks, by its settings, or as it would without them where they cannot be read. */
  brand: Brand;
  /** The names of all icons, the brand's own glyphs among them. */
  iconNames: ReadonlySet<string>;
  /** The day of the check, like `2026-02-18`. */
  today: string;
  /** The text of a document, read anew; empty for what is none. */
  textOf: (path: string) => string;
}

/** Every readable document of a site. */
export function entries(site: Site): Entry[] {
  return [...published(site), ...site.templates];
}

/** Every readable document that has a part in what is published. */
export function published(site: Site): Entry[] {
  const single = [site.settings, site.chat].filter((entry) => entry !== undefined);
  return [...single, ...site.collections, ...site.forms, ...site.pages];
}
