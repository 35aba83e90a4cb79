import type { Json } from '../../model/json';
import type { DocumentKind } from '../source/document-kind';
import { pointerAbove, valueAt } from '../places/pointer';
import type { ParsedDocument } from '../parse/parse-document';
import type { Problem } from '../problems/problem';
import { readDocument } from '../validate/read-document';
import { fillPlaceholders } from './placeholders';
import { compileRichText, type RichContent } from './rich-text';
import type { SourceDocument } from '../source/source';
import { placeholdersFor, type Surroundings } from './surroundings';
import type { Annotation } from '../validate/annotation';
import type { Validator } from '../validate/create-validator';

/** A document as it is understood by itself: its placeholders filled in, its rich texts compiled. */
export interface ResolvedDocument {
  kind: DocumentKind;
  document: ParsedDocument;
  /** What is wrong with it by itself. */
  problems: Problem[];
  /** Whether it parses as it is written and fits the newest form of its schema. */
  isSound: boolean;
  /** Undefined when it cannot be read as JSON. */
  value: Json | undefined;
  annotations: Annotation[];
  texts: ReadonlyMap<Annotation, RichContent>;
}

/** Reads one document and resolves all that concerns no other document. It changes nothing, so it can be done again. */
export function resolveDocument(
  source: SourceDocument,
  around: Surroundings,
  validator: Validator,
): ResolvedDocument {
  const { kind, document, entry, problems } = readDocument(source, validator, around.language);
  const placeholders = placeholdersFor(document.path, around);
  if (!entry)
    return { kind, document, problems, isSound: false, value: undefined, annotations: [], texts: new Map() };
  const own = { ...document, ...(placeholders && { placeholders }) };
  const {
    value,
    changes,
    problems: unknown,
  } = placeholders
    ? fillPlaceholders(own, entry.value, placeholders, {
        doubtful: around.doubtful,
        annotations: entry.annotations,
      })
    : { value: entry.value, changes: new Map<string, Json>(), problems: [] };
  // Objects and lists change with what is in them.
  const changed = new Set([...changes.keys()].flatMap(withAllAbove));
  const annotations = entry.annotations.map((one) =>
    changed.has(one.pointer) ? { ...one, value: valueAt(value, one.pointer) } : one,
  );
  const { isSound } = entry;
  return {
    kind,
    document: own,
    problems: [...problems.filter((one) => !isConsequence(one, unknown)), ...unknown],
    isSound,
    value,
    annotations,
    texts: compiled(annotations),
  };
}

function withAllAbove(pointer: string): string[] {
  return pointer === '' ? [''] : [pointer, ...withAllAbove(pointerAbove(pointer))];
}

/** With signs that belong to no placeholder an address or an id has not the form of one either. */
function isConsequence({ code, pointer }: Problem, unknown: readonly Problem[]): boolean {
  const isSame = (one: Problem): boolean => one.code === 'misspelt-placeholder' && one.pointer === pointer;
  return code === 'wrong-format' && unknown.some(isSame);
}

function compiled(annotations: readonly Annotation[]): Map<Annotation, RichContent> {
  const texts = annotations.filter(({ kind, value }) => kind === 'richText' && isText(value));
  return new Map(
    texts.map((annotation) => [annotation, compileRichText(annotation.value as string | string[])]),
  );
}

function isText(value: Json | undefined): value is string | string[] {
  return (
    typeof value === 'string' || (Array.isArray(value) && value.every((line) => typeof line === 'string'))
  );
}
