import { articleListName, documentKind, schemaOf, type DocumentKind } from '../source/document-kind';
import { parseDocument, type ParsedDocument } from '../parse/parse-document';
import type { Json } from '../../model/json';
import { asObject, blockTypes, listKinds } from './schema-parts';
import { problemIn } from '../problems/create-problem';
import { nearest } from '../problems/nearest';
import type { Problem } from '../problems/problem';
import type { SourceDocument } from '../source/source';
import type { Schemas, Validator } from './create-validator';
import { explain } from './explain';
import { withoutUnseen } from './unseen-signs';
import { outdated, withoutOutdated } from './outdated';
import type { Annotation } from './annotation';

/** A document by itself: parsed, checked against its schema, with its own problems. */
export interface ReadDocument {
  kind: DocumentKind;
  document: ParsedDocument;
  /** Its value, and whether it parses as it is written and fits the newest form of its schema; undefined when it cannot be read or has none. */
  entry: { value: Json; annotations: Annotation[]; isSound: boolean } | undefined;
  problems: Problem[];
}

/**
 * Reads one document and checks it against its schema; what other documents say does not matter yet.
 * @param language that of the site, where it is known.
 */
export function readDocument(source: SourceDocument, validator: Validator, language?: string): ReadDocument {
  const kind = documentKind(source.path);
  const document = parseDocument(source);
  const { value } = document;
  const schema = schemaOf(kind) ?? '';
  const other = value === undefined ? undefined : otherKind(kind, value);
  const isRead = document.problems.length === 0;
  if (isRead && other) return misfiled(kind, document, other);
  if (isRead && kind.kind === 'page' && isForeign(value, validator)) return foreign(kind, document);
  if (kind.kind === 'collection' && kind.name === articleListName) return takenList(kind, document);
  if (value === undefined) return { kind, document, entry: undefined, problems: document.problems };
  const { errors, annotations } = validator.validate(schema, value);
  const old = outdated(document, kind, { language });
  const faults = isBareList(kind, value)
    ? [bareList(document, validator.schemas)]
    : explain(document, errors, validator.schemas);
  const own = withoutOutdated(document, faults, old);
  const problems = [...document.problems, ...old.map(({ problem }) => problem), ...own];
  const seen = withoutUnseen(document, value, annotations);
  const entry = {
    value: seen.value,
    annotations: [...seen.annotations],
    isSound: problems.length === 0,
  };
  return { kind, document, entry, problems: [...problems, ...seen.problems] };
}

type Content = 'page' | 'site' | 'chat' | 'form' | 'list';

const contents: Partial<Record<DocumentKind['kind'], Content>> = {
  page: 'page',
  settings: 'site',
  chat: 'chat',
  form: 'form',
  collection: 'list',
};

/** What a document holds by its line for the editor and by what every one of that kind has, where its place is for another kind. */
function otherKind({ kind }: DocumentKind, value: Json): Content | undefined {
  const { $schema = '', blocks, origin, triggers, submit, items } = asObject(value) ?? {};
  if (kind === 'collection' && Array.isArray(blocks)) return 'page';
  if (kind === 'page' && isList(value)) return 'list';
  const [, named] = /\b(page|site|chat|form|list)\.schema\.json$/.exec(String($schema)) ?? [];
  const proofs = { page: blocks, site: origin, chat: triggers, form: submit, list: items };
  const proof = proofs[named as Content];
  return proof === undefined || contents[kind] === named ? undefined : (named as Content);
}

/** Whether a value can be the entries of a shared list, and not the blocks of a page. */
function isList(value: Json): boolean {
  const entries = Array.isArray(value) ? value.map(asObject) : [];
  return entries.length > 0 && entries.every((entry) => entry !== undefined && !('type' in entry));
}

/** Whether no name in a document, nor one like it, is one of a page; nor is it a block that was saved as one. */
function isForeign(value: Json | undefined, { schemas }: Validator): boolean {
  const { type, ...properties } = asObject(value) ?? {};
  const known = Object.keys(asObject(schemas['page.schema.json']?.['properties']) ?? {});
  const names = Object.keys(properties);
  const isKnown = (name: string): boolean => known.includes(name) || nearest(name, known) !== undefined;
  return names.length > 0 && !names.some(isKnown) && !blockTypes(schemas).includes(String(type));
}

function foreign(kind: DocumentKind, document: ParsedDocument): ReadDocument {
  const problem = problemIn(document, '', 'opening', 'foreign-document', { name: document.path });
  return { kind, document, entry: undefined, problems: [problem] };
}

/** A shared list keeps its name, so that the pages that want it have no problem because of it. */
function misfiled(place: DocumentKind, document: ParsedDocument, holds: Content): ReadDocument {
  const name = /([^/]+)\.json$/.exec(document.path)?.[1] ?? '';
  const kind: DocumentKind = holds === 'list' ? { kind: 'collection', name } : place;
  const problem = problemIn(document, '', 'opening', 'misfiled-document', { name: document.path, holds });
  return { kind, document, entry: undefined, problems: [problem] };
}

/** The name of a list that is made of the site's articles. */
function takenList(kind: DocumentKind, document: ParsedDocument): ReadDocument {
  const problem = problemIn(document, '', 'opening', 'unknown-list-file', { name: articleListName });
  return { kind, document, entry: undefined, problems: [problem] };
}

/** Whether a shared list is entries without a word of what they are. */
function isBareList({ kind }: DocumentKind, value: Json): boolean {
  return kind === 'collection' && Array.isArray(value);
}

function bareList(document: ParsedDocument, schemas: Schemas): Problem {
  return problemIn(document, '', 'opening', 'bare-list', { kinds: listKinds(schemas) });
}
