import type { Json, JsonObject } from '../../model/json';
import type { TextFacts } from '../resolve/rich-text';

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

/** One place in a parsed document that means more than its text: an icon's name, a link, a picture. */
export interface Place {
  kind: UseKind;
  /** JSON Pointer of the place. */
  pointer: string;
  /** The object or list that holds the value under `key`. */
  holder: JsonObject | Json[];
  key: string | number;
  /** For a list: the name of the shared schema of its entries. */
  listOf: string | undefined;
}

/** What stands in such a place, its placeholders filled in. */
export interface Use extends Pick<Place, 'kind' | 'pointer' | 'listOf'> {
  value: Json | undefined;
  /** What the rules want to know of a rich text, where that is anything. */
  text?: TextFacts;
}

/** What stands in a place of a value as it was parsed. */
export function writtenIn({ holder, key }: Place): Json | undefined {
  return (holder as JsonObject)[key];
}

/** The text of a use; undefined when it is something else, which the shape check reports. */
export function textOf({ value }: Use): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
