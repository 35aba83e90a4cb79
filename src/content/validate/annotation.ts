import type { Json } from '../../model/json';

/** What the schema says of a value beyond its shape, in its keyword `use`: an annotation. */
export const annotationKinds = [
  'alias',
  'border',
  'category',
  'collection',
  'country',
  'date',
  'day',
  'entryId',
  'entryText',
  'excerpt',
  'figure',
  'form',
  'ground',
  'icon',
  'id',
  'image',
  'inLanguage',
  'keyword',
  'isbn',
  'language',
  'link',
  'list',
  'menuEntry',
  'offer',
  'opening',
  'path',
  'phone',
  'place',
  'question',
  'quotation',
  'richText',
  'sample',
  'samplePointer',
  'seoDescription',
  'seoTitle',
  'shown',
  'schemaVersion',
  'sorted',
  'timeZone',
  'whatsapp',
] as const;

/** One of these. */
export type AnnotationKind = (typeof annotationKinds)[number];

/** A place in a document whose schema says what it means: an icon's name, a link, a picture (JSON Schema 2020-12, section 7.7). */
export interface Annotation {
  kind: AnnotationKind;
  /** JSON Pointer of the place. */
  pointer: string;
  /** For a list: the name of the shared schema of its entries. */
  listOf: string | undefined;
  /** For a picture: how wide it is shown at least, in pixels, where the schema says so. */
  pixels?: number;
  /** What stands there. */
  value: Json | undefined;
}

/** The text that is annotated; undefined when it is something else, which the shape check reports. */
export function textOf({ value }: Annotation): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
