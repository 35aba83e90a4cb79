/** A document as it was read: bytes, because its encoding is checked too. */
export interface SourceDocument {
  /** The path below the pages folder, with forward slashes: `industry/index.json`. */
  path: string;
  bytes: Uint8Array;
}

/** A folder shaped like `pages-json/`, as data. */
export interface Source {
  documents: SourceDocument[];
  /** The files in `_media`, by their path below it: `home/hero.svg`. */
  media: string[];
  /** Files that are neither documents nor pictures. */
  others: string[];
}
