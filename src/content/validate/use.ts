import type { Json, JsonObject } from '../../model/json';

/** What the schema says of a value beyond its shape, in its keyword `use`. */
export type UseKind =
  | 'alias'
  | 'collection'
  | 'icon'
  | 'id'
  | 'image'
  | 'inLanguage'
  | 'keyword'
  | 'link'
  | 'list'
  | 'once'
  | 'path'
  | 'richText'
  | 'sample'
  | 'samplePointer'
  | 'seoDescription'
  | 'seoTitle'
  | 'sorted';

/** One place in a document that means more than its text: an icon's name, a link, a picture. */
export interface Use {
  kind: UseKind;
  /** JSON Pointer of the place. */
  pointer: string;
  /** The object or list that holds the value under `key`. */
  holder: JsonObject | Json[];
  key: string | number;
  /** For a list: the name of the shared schema of its entries. */
  listOf: string | undefined;
}

/** The value of a use, as it is by now. */
export function valueOf(use: Use): Json | undefined {
  return (use.holder as JsonObject)[use.key];
}

/** The text of a use; undefined when it is something else, which the shape check reports. */
export function textOf(use: Use): string | undefined {
  const value = valueOf(use);
  return typeof value === 'string' ? value : undefined;
}

/** Puts another value in a use's place. */
export function replaceValue(use: Use, value: Json): void {
  (use.holder as JsonObject)[use.key] = value;
}
