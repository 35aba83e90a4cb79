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
import { withJoinedLists, withSingleText } from './joined-lists';
import { withLostLast, withLostList, withLostObject } from './lost-line';
import { withLostTypes } from './lost-type';
import { withoutUnseen } from './unseen-signs';
import { outdated, withoutOutdated } from './outdated';
import { withTypedLines } from './typed-lines';
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
  if (kind.kind === 'page' && isForeign(value) && document.problems.length === 0)
    return foreign(kind, document);
  if (kind.kind === 'collection' && !validator.schemas[schema]) return unknownList(kind, document, validator);
  if (value === undefined)
    return { kind, document, entry: undefined, problems: withLostList(document, schema, validator) };
  const { errors, annotations } = validator.validate(schema, value);
  const old = outdated(document, kind);
  const own = withoutOutdated(document, explain(document, errors, validator.schemas), old);
  const all = [...document.problems, ...old, ...own];
  const found = withTypedLines(document, { annotations, errors }, all);
  const joined = withSingleText(document, errors, withJoinedLists(document, errors, found));
  const typed = withLostTypes(document, errors, joined, validator);
  const problems = withLostObject(document, withLostLast(document, typed), schema, validator);
  const shown = withoutUnseen(document, value, annotations);
  const entry = {
    value: shown.value,
    annotations: [...shown.annotations],
    isSound: problems.length === 0,
  };
  return { kind, document, entry, problems: [...problems, ...shown.problems] };
}

type Held = 'page' | 'site' | 'chat' | 'list';

const kindsHeld: Partial<Record<DocumentKind['kind'], Held>> = {
  page: 'page',
  settings: 'site',
  chat: 'chat',
};

/** What a document holds by its line for the editor and by what every one of that kind has, where its place is for another kind. */
function heldOtherwise({ kind }: DocumentKind, value: Json): Held | undefined {
  const { $schema = '', blocks, origin, triggers } = asObject(value) ?? {};
  if (kind === 'collection' && Array.isArray(blocks)) return 'page';
  if (kind === 'page' && isList(value)) return 'list';
  const [, named] = /\b(page|site|chat)\.schema\.json$/.exec(String($schema)) ?? [];
  const proof = { page: blocks, site: origin, chat: triggers }[named as 'page' | 'site' | 'chat'];
  return proof === undefined || kindsHeld[kind] === named ? undefined : (named as Held);
}

/** Whether a value can be the entries of a shared list, and not the blocks of a page. */
function isList(value: Json): boolean {
  const entries = Array.isArray(value) ? value.map(asObject) : [];
  return entries.length > 0 && entries.every((entry) => entry !== undefined && !('type' in entry));
}

/** What tells a page, or a block that was saved as one, from a document of another program; a name that is nearly one of them is enough. */
const namesOfPages = [
  '$schema',
  'title',
  'seo',
  'blocks',
  'article',
  'path',
  'aliases',
  'draft',
  'ground',
  'heading',
  'text',
  'items',
];

function isForeign(value: Json | undefined): boolean {
  const names = Object.keys(asObject(value) ?? {});
  if (names.some((name) => namesOfPages.includes(name))) return false;
  return names.length > 0 && names.every((name) => nearest(name, namesOfPages) === undefined);
}

function foreign(kind: DocumentKind, document: ParsedDocument): ReadDocument {
  const problem = problemIn(document, '', 'opening', 'foreign-document', { name: document.path });
  return { kind, document, entry: undefined, problems: [problem] };
}

/** A shared list keeps its name, so that the pages that want it are not told of it too. */
function misfiled(place: DocumentKind, document: ParsedDocument, holds: Held): ReadDocument {
  const name = /([^/]+)\.json$/.exec(document.path)?.[1] ?? '';
  const kind: DocumentKind = holds === 'list' ? { kind: 'collection', name } : place;
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
