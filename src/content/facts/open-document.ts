import type { Json } from '../../model/json';
import type { ResolvedDocument } from '../resolve/resolve-document';
import type { Surroundings } from '../resolve/surroundings';
import type { DocumentKind } from '../source/document-kind';
import type { Annotation, AnnotationKind } from '../validate/annotation';
import { shownTexts, type ShownText } from './shown-texts';
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
  /** Those of one kind. */
  of: (kind: AnnotationKind) => readonly Annotation[];
  /** Its texts that somebody reads, as they are written. */
  shown: () => readonly ShownText[];
  /** The same in one piece, each on lines of its own: to find out quickly what none of them holds. */
  allWords: () => string;
  /** Its compiled rich texts. */
  texts: ResolvedDocument['texts'];
  /** Whether it parses as it is written and fits the newest form of its schema. */
  isSound: boolean;
  /** Whether anything is wrong with it by itself. */
  hasProblems: boolean;
  /** What it knows of the rest of the site. */
  around: Surroundings;
  /** What stands for each placeholder; undefined where the settings cannot be read. */
  placeholders: ReadonlyMap<string, string> | undefined;
}

/** A document with what is worked out of it once, when a rule asks for it first. */
export function openDocument(document: Omit<OpenDocument, 'of' | 'shown' | 'allWords'>): OpenDocument {
  const { written, annotations } = document;
  const byKind = new Map<AnnotationKind, Annotation[]>();
  for (const annotation of annotations) {
    const alike = byKind.get(annotation.kind);
    if (alike) alike.push(annotation);
    else byKind.set(annotation.kind, [annotation]);
  }
  let texts: readonly ShownText[] | undefined;
  let words: string | undefined;
  const shown = (): readonly ShownText[] => (texts ??= shownTexts(written, annotations));
  return {
    ...document,
    of: (kind) => byKind.get(kind) ?? none,
    shown,
    allWords: () => (words ??= Array.from(shown(), ({ text }) => text).join('\n')),
  };
}

const none: readonly Annotation[] = [];

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
