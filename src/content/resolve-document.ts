import type { Json } from '../model/json';
import type { DocumentKind } from './document-kind';
import { valueAt } from './parse/pointer';
import type { ParsedDocument } from './parse/parse-document';
import type { Problem } from './problems/problem';
import { readDocument } from './read-document';
import { fillTokens } from './resolve/tokens';
import { compileRichText, type RichContent } from './resolve/rich-text';
import type { SourceDocument } from './source';
import { tokensFor, type Surroundings } from './surroundings';
import { writtenIn, type Use } from './validate/use';
import type { Validator } from './validate/create-validator';

/** A document as it is understood by itself: its placeholders filled in, its rich texts compiled. */
export interface ResolvedDocument {
  kind: DocumentKind;
  document: ParsedDocument;
  /** What is wrong with it by itself. */
  problems: Problem[];
  /** Whether it fits its schema. */
  isSound: boolean;
  /** Undefined when it cannot be read as JSON. */
  value: Json | undefined;
  uses: Use[];
  texts: ReadonlyMap<Use, RichContent>;
}

/** Reads one document and resolves all that concerns no other document. It changes nothing, so it can be done again. */
export function resolveDocument(
  source: SourceDocument,
  around: Surroundings,
  validator: Validator,
): ResolvedDocument {
  const { kind, document, entry, problems } = readDocument(source, validator);
  const tokens = tokensFor(document.path, around);
  if (!entry)
    return { kind, document, problems, isSound: false, value: undefined, uses: [], texts: new Map() };
  const own = { ...document, ...(tokens && { tokens }) };
  const {
    value,
    changes,
    problems: unknown,
  } = tokens
    ? fillTokens(own, entry.value, tokens, around.doubtful)
    : { value: entry.value, changes: new Map<string, Json>(), problems: [] };
  const uses = entry.places.map((place): Use => {
    const written = changes.size === 0 ? writtenIn(place) : valueAt(value, place.pointer);
    return { kind: place.kind, pointer: place.pointer, listOf: place.listOf, value: written };
  });
  const { isSound } = entry;
  return {
    kind,
    document: own,
    problems: [...problems, ...unknown],
    isSound,
    value,
    uses,
    texts: compiled(uses),
  };
}

function compiled(uses: readonly Use[]): Map<Use, RichContent> {
  const texts = uses.filter(({ kind, value }) => kind === 'richText' && isText(value));
  return new Map(texts.map((use) => [use, compileRichText(use.value as string | string[])]));
}

function isText(value: Json | undefined): value is string | string[] {
  return (
    typeof value === 'string' || (Array.isArray(value) && value.every((line) => typeof line === 'string'))
  );
}
