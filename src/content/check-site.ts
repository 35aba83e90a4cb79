import type { Json, JsonObject } from '../model/json';
import { documentKind, routeOfFile, schemaOf, type DocumentKind } from './document-kind';
import { parseDocument, type ParsedDocument } from './parse/parse-document';
import { problemIn } from './problems/create-problem';
import { byPlace } from './problems/by-place';
import { nearest } from './problems/nearest';
import type { Problem } from './problems/problem';
import { doubtfulRoutes } from './resolve/doubtful-routes';
import { listsOf, type ListUse } from './resolve/lists';
import { compileRichText } from './resolve/rich-text';
import { fill, fillTokens, possibleTokens, tokensOf, type Tokens } from './resolve/tokens';
import { allRules } from './rules/all-rules';
import {
  entries,
  type CollectionEntry,
  type Entry,
  type PageEntry,
  type SettingsEntry,
  type Site,
} from './site';
import type { Source, SourceDocument } from './source';
import type { Validator } from './validate/create-validator';
import { explain } from './validate/explain';
import { textOf, valueOf } from './validate/use';

/** What the check needs beside the documents. */
export interface Tools {
  validator: Validator;
  /** The names of all icons. */
  iconNames: ReadonlySet<string>;
  /** What `{year}` stands for. */
  year: number;
}

/** A checked site: everything that is wrong, and what the page data is made from. */
export interface CheckedSite {
  problems: Problem[];
  site: Site;
  /** The lists of each page that come from collections. */
  lists: Map<PageEntry, ListUse[]>;
}

interface Read {
  kind: DocumentKind;
  document: ParsedDocument;
  entry: Entry | undefined;
  problems: Problem[];
}

/** Checks every document of a site. It changes nothing outside and never stops at the first problem. */
export function checkSite(source: Source, tools: Tools): CheckedSite {
  const known = source.documents.filter(({ path }) => documentKind(path).kind !== 'other');
  const read = known.map((document) => readDocument(document, tools.validator));
  const { site, tokenProblems } = assemble(read, source, tools);
  const names = known.flatMap(({ path }) => collectionName(path) ?? []);
  const found = site.pages.map((page) => [page, listsOf(page, site.collections, names)] as const);
  const problems = [
    ...read.flatMap((one) => one.problems),
    ...tokenProblems,
    ...found.flatMap(([, { problems: inLists }]) => inLists),
    ...allRules.flatMap((rule) => rule(site)),
  ];
  return {
    problems: problems.toSorted(byPlace),
    site,
    lists: new Map(found.map(([page, { lists }]) => [page, lists])),
  };
}

function readDocument(source: SourceDocument, validator: Validator): Read {
  const kind = documentKind(source.path);
  const document = parseDocument(source);
  const { value } = document;
  const schema = schemaOf(kind) ?? '';
  if (kind.kind === 'collection' && !validator.schemas[schema]) return unknownList(kind, document, validator);
  if (value === undefined) return { kind, document, entry: undefined, problems: document.problems };
  const { errors, uses } = validator.validate(schema, value);
  const problems = [...document.problems, ...explain(document, errors, validator.schemas)];
  return { kind, document, entry: { document, value, uses, isSound: problems.length === 0 }, problems };
}

function unknownList(
  kind: { kind: 'collection'; name: string },
  document: ParsedDocument,
  { schemas }: Validator,
): Read {
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

function assemble(read: Read[], source: Source, tools: Tools): { site: Site; tokenProblems: Problem[] } {
  const settings = read.find((one) => one.kind.kind === 'settings');
  const tokens =
    settings?.entry && isObject(settings.entry.value)
      ? tokensOf(settings.entry.value, String(tools.year))
      : undefined;
  const doubtful = settings?.entry?.isSound ? [] : possibleTokens(tools.validator.schemas);
  const tokenProblems = tokens ? read.flatMap((one) => fillIn(one, tokens, doubtful)) : [];
  const site: Site = {
    documents: read.map((one) => one.document),
    settings:
      settings?.entry && isObject(settings.entry.value) ? (settings.entry as SettingsEntry) : undefined,
    hasSettings: settings !== undefined,
    pages: read.flatMap((one) => pageEntry(one, tokens) ?? []),
    collections: read.flatMap((one) => collectionEntry(one, tools.validator) ?? []),
    doubtfulRoutes: read.flatMap((one) => doubtsOf(one, tokens)),
    routesOfFiles: new Map(read.flatMap((one) => routeOf(one, tokens) ?? [])),
    media: byStem(source.media),
    iconNames: tools.iconNames,
    texts: new Map(),
  };
  for (const use of entries(site).flatMap((entry) => entry.uses.filter(({ kind }) => kind === 'richText'))) {
    const value = valueOf(use);
    if (isText(value)) site.texts.set(use, compileRichText(value));
  }
  return { site, tokenProblems };
}

/** In the settings `{year}` stays, because the footer's year is corrected in the browser. */
function fillIn({ kind, entry }: Read, tokens: Tokens, doubtful: readonly string[]): Problem[] {
  if (!entry) return [];
  const own = kind.kind === 'settings' ? new Map([...tokens, ['year', '{year}']]) : tokens;
  entry.document.tokens = own;
  return fillTokens(entry.document, entry.value, own, doubtful);
}

function pageEntry({ kind, entry, document }: Read, tokens: Tokens | undefined): PageEntry | undefined {
  if (kind.kind !== 'page' || !entry || !isObject(entry.value)) return undefined;
  const path = entry.uses.find((use) => use.kind === 'path');
  const route = (path && textOf(path)) ?? fill(routeOfFile(document.path), tokens ?? new Map());
  return { ...entry, value: entry.value, route, isDraft: entry.value['draft'] === true };
}

function collectionEntry({ kind, entry }: Read, { schemas }: Validator): CollectionEntry | undefined {
  if (kind.kind !== 'collection' || !entry || !Array.isArray(entry.value)) return undefined;
  const listOf = String(schemas[`collections/${kind.name}.schema.json`]?.['listOf'] ?? '');
  return { ...entry, value: entry.value, name: kind.name, listOf };
}

function routeOf({ kind, document }: Read, tokens: Tokens | undefined): [string, string][] | undefined {
  return kind.kind === 'page'
    ? [[document.path, fill(routeOfFile(document.path), tokens ?? new Map())]]
    : undefined;
}

function doubtsOf({ kind, document, entry }: Read, tokens: Tokens | undefined): string[] {
  const isSound = kind.kind !== 'page' || entry?.isSound;
  return isSound ? [] : doubtfulRoutes(document, entry?.value, tokens ?? new Map());
}

function collectionName(path: string): string | undefined {
  const kind = documentKind(path);
  return kind.kind === 'collection' ? kind.name : undefined;
}

function byStem(media: string[]): Map<string, string[]> {
  const stems = new Map<string, string[]>();
  for (const file of media) {
    const stem = file.replace(/\.[^./]+$/, '');
    stems.set(stem, [...(stems.get(stem) ?? []), file]);
  }
  return stems;
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: Json | undefined): value is string | string[] {
  return (
    typeof value === 'string' || (Array.isArray(value) && value.every((line) => typeof line === 'string'))
  );
}
