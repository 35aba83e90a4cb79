import type { Json } from '../../model/json';
import type { Rewriting } from './origin';

/** A document as its author wrote it, in whose text places are looked for. */
export interface WrittenDocument {
  /** The path below the pages folder. */
  path: string;
  text: string;
  /** What it holds; undefined when it cannot be read as JSON. */
  value: Json | undefined;
  /** The text that was read in its place, when its own is not JSON, and how that came about. */
  readAs?: { text: string; rewriting: Rewriting };
  /** What its placeholders were filled in with, once they were. */
  placeholders?: ReadonlyMap<string, string>;
}
