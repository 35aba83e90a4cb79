/** Why a file cannot be read: a link is not followed, `special` is a pipe, a device or the like, `name` is not UTF-8. */
export type Trouble = 'link' | 'gone' | 'forbidden' | 'special' | 'name' | 'failed';

/** A JSON file, not yet understood. */
export interface SourceDocument {
  /** Path from the pages folder, with forward slashes: `industry/index.json`. */
  path: string;
  /** Empty when there is trouble, or when the file is too large to be read at all. */
  bytes: Uint8Array;
  /** Its size in bytes, where it was not read because of that. */
  size?: number;
  trouble?: Trouble;
  /** What distinguishes this content from every other, where that matters. */
  version?: string;
}

/** A JSON file that is read when its turn comes, and again each time: however many there are, none has to be kept. */
export interface UnreadDocument {
  path: string;
  /** What is known to be wrong with it before it is read. */
  trouble?: Trouble;
  read: () => SourceDocument;
}

/** What the bytes of a photograph say before it is decoded. */
export interface PhotographFacts {
  /** In pixels, as it is stored: it may have to be turned upright. */
  width?: number;
  height?: number;
  /** Whether it has several frames, of which a page shows the first. */
  isAnimated?: boolean;
  /** Why it cannot be shown: `other` is no JPEG, PNG or WebP, `unusable` says its reason. */
  fault?: 'empty' | 'cut-off' | 'other' | 'unusable';
  /** As it goes on after "cannot be used: ". */
  reason?: string | undefined;
  /** What it is instead, like `HEIC`, where that is known. */
  kind?: string | undefined;
}

/** A font of the site. */
export interface FontFacts {
  path: string;
  /** The scripts whose letters it has. */
  scripts?: string[];
  isUnreadable?: true;
}

/** A folder shaped like `pages-json/`, as data. */
export interface Source {
  documents: readonly (SourceDocument | UnreadDocument)[];
  /** The files in `_media`, by their path below it: `home/hero.svg`. */
  media: string[];
  /** The files in `_media` that are no pictures a page can show, by their path below it: `home/hall.heic`. */
  unusable?: string[];
  /** Looks into a photograph in `_media`, where there is a disk to look at; undefined when it cannot be read. */
  photograph?: (path: string) => PhotographFacts | undefined;
  /** The files in `_files` that visitors can download, by their path below it, with their size in bytes. */
  files?: { path: string; size: number }[];
  /** The fonts in `_fonts`, by their path below it. */
  fonts?: FontFacts[];
  /** The subsets of an installed package of fonts, like `latin`; undefined where it is not installed. */
  fontSubsets?: (name: string) => readonly string[] | undefined;
  /** Files that are none of these. */
  others: string[];
  /** The texts of the SVG files in `_media`, by their path below it; of one that was tried in vain, the reason. */
  drawings: { path: string; text: string; fault?: string }[];
  /** Pictures and folders that cannot be read, by their path below the pages folder. */
  troubles: { path: string; trouble: Trouble }[];
}

/** What stands in a document. */
export function contentOf(document: Source['documents'][number]): SourceDocument {
  return 'read' in document ? document.read() : document;
}

/** Puts paths in order, first without their endings, so that a copy (`contact-two.json`) comes after its original (`contact.json`). */
export function byName(one: string, other: string): number {
  return inOrder(withoutEnding(one), withoutEnding(other)) || inOrder(one, other);
}

function withoutEnding(path: string): string {
  return path.replace(/\.[^./]+$/, '');
}

function inOrder(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
