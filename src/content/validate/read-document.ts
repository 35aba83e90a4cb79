import { documentKind, schemaOf, type DocumentKind } from '../source/document-kind';
import { parseDocument, type ParsedDocument } from '../parse/parse-document';
import type { Json } from '../../model/json';
import { asObject } from './schema-parts';
import { problemIn } from '../problems/create-problem';
import { nearest } from '../problems/nearest';
import type { Problem } from '../problems/problem';
import type { SourceDocument } from '../source/source';
import type { Validator } from './create-validator';
import { explain } from './explain';
import { outdated, withoutOutdated } from './outdated';
import type { Annotation } from './annotation';

/** A document by itself: parsed, held against its schema, its own problems found. */
export interface ReadDocument {
  kind: DocumentKind;
  document: ParsedDocument;
  /** Its value, and whether that fits its schema; undefined when it cannot be read or has none. */
  entry: { value: Json; annotations: Annotation[]; isSound: boolean } | undefined;
  problems: Problem[];
}

/** Reads one document and holds it against its schema; what other documents say does not matter yet. */
export function readDocument(source: SourceDocument, validator: Validator): ReadDocument {
  const kind = documentKind(source.path);
  const document = parseDocument(source);
  const { value } = document;
  const schema = schemaOf(kind) ?? '';
  const holds = value === undefined ? undefined : heldOtherwise(kind, value);
  if (holds && document.problems.length === 0) return misfiled(kind, document, holds);
  if (kind.kind === 'collection' && !validator.schemas[schema]) return unknownList(kind, document, validator);
  if (value === undefined) return { kind, document, entry: undefined, problems: document.problems };
  const { errors, annotations } = validator.validate(schema, value);
  const old = outdated(document, kind);
  const own = withoutOutdated(document, explain(document, errors, validator.schemas), old);
  const problems = [...document.problems, ...old, ...own];
  return { kind, document, entry: { value, annotations, isSound: problems.length === 0 }, problems };
}

type Held = 'page' | 'site' | 'chat';

const kindsHeld: Partial<Record<DocumentKind['kind'], Held>> = {
  page: 'page',
  settings: 'site',
  chat: 'chat',
};

/** What a document holds by its line for the editor and by what every one of that kind has, where its place is for another kind. */
function heldOtherwise({ kind }: DocumentKind, value: Json): Held | undefined {
  const { $schema = '', blocks, origin, triggers } = asObject(value) ?? {};
  if (kind === 'collection' && Array.isArray(blocks)) return 'page';
  const [, named] = /\b(page|site|chat)\.schema\.json$/.exec(String($schema)) ?? [];
  const proof = { page: blocks, site: origin, chat: triggers }[named as Held];
  return proof === undefined || kindsHeld[kind] === named ? undefined : (named as Held);
}

function misfiled(kind: DocumentKind, document: ParsedDocument, holds: Held): ReadDocument {
  const problem = problemIn(document, '', 'opening', 'misfiled-document', { name: document.path, holds });
  return { kind, document, entry: undefined, problems: [problem] };
}

function unknownList(
  kind: { kind: 'collection'; name: string },
  document: ParsedDocument,
  { schemas }: Validator,
): ReadDocument {
  const known = Object.keys(schemas).flatMap(
    (path) => /^collections\/(.+)\.schema\.json$/.exec(path)?.[1] ?? [],
  );
  const near = nearest(kind.name, known);
  const details = { name: kind.name, known, ...(near !== undefined && { near }) };
  return {
    kind,
    document,
    entry: undefined,
    problems: [problemIn(document, '', 'opening', 'unknown-list-file', details)],
  };
}
