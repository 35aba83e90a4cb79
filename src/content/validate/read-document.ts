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
  if (kind.kind === 'collection' && Array.isArray(asObject(value)?.['blocks']))
    return {
      kind,
      document,
      entry: undefined,
      problems: [
        ...document.problems,
        problemIn(document, '', 'opening', 'page-in-collections', { name: source.path }),
      ],
    };
  if (kind.kind === 'collection' && !validator.schemas[schema]) return unknownList(kind, document, validator);
  if (value === undefined) return { kind, document, entry: undefined, problems: document.problems };
  const { errors, annotations } = validator.validate(schema, value);
  const old = outdated(document, kind);
  const own = withoutOutdated(document, explain(document, errors, validator.schemas), old);
  const problems = [...document.problems, ...old, ...own];
  return { kind, document, entry: { value, annotations, isSound: problems.length === 0 }, problems };
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
