import type { Json } from '../../model/json';
import type { ResolvedDocument } from '../resolve/resolve-document';
import type { Surroundings } from '../resolve/surroundings';
import type { DocumentKind } from '../source/document-kind';
import type { Annotation } from '../validate/annotation';
import type { Entry } from './site';

/** One readable document as rules look at it, before all but its facts is forgotten. */
export interface OpenDocument {
  path: string;
  kind: DocumentKind;
  /** As it is written. */
  json: string;
  /** The same as a value, its placeholders not filled in. */
  written: Json;
  /** With its placeholders filled in. */
  value: Json;
  annotations: readonly Annotation[];
  /** Its compiled rich texts. */
  texts: ResolvedDocument['texts'];
  /** Whether it fits its schema. */
  isSound: boolean;
  /** Whether anything is wrong with it by itself. */
  hasProblems: boolean;
  /** What it knows of the rest of the site. */
  around: Surroundings;
  /** What stands for each placeholder; undefined where the settings cannot be read. */
  placeholders: ReadonlyMap<string, string> | undefined;
}

/** What a rule keeps of each document until all of them are known: small, and plain data that can go from one thread to another. */
export interface Note<Value> {
  /** Unique among all notes. */
  name: string;
  /** Undefined, or an empty list, where there is nothing to keep. */
  of: (document: OpenDocument) => Value | undefined;
}

/** What was noted of a document; undefined where that is nothing. */
export function noted<Value>({ notes }: Entry, { name }: Note<Value>): Value | undefined {
  return notes?.[name] as Value | undefined;
}

/** All that is noted of a document, by the names of the notes; undefined where that is nothing. */
export function notesOf(
  document: OpenDocument,
  notes: readonly Note<unknown>[],
): Record<string, unknown> | undefined {
  const all = notes.flatMap((note) => {
    const value = note.of(document);
    const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
    return isEmpty ? [] : [[note.name, value] as const];
  });
  return all.length === 0 ? undefined : Object.fromEntries(all);
}
