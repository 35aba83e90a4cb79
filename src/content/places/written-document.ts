import type { Json } from '../../model/json';

/** A document as its author wrote it, in whose text places are looked for. */
export interface WrittenDocument {
  /** The path below the pages folder. */
  path: string;
  text: string;
  /** What it holds; undefined when it cannot be read as JSON. */
  value: Json | undefined;
  /** What its placeholders were filled in with, once they were. */
  placeholders?: ReadonlyMap<string, string>;
}
