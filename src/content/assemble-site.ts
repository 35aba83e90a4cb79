import type { Json, JsonObject } from '../model/json';
import { routeOfFile } from './document-kind';
import type { Problem } from './problems/problem';
import type { ReadDocument } from './read-document';
import { doubtfulRoutes } from './resolve/doubtful-routes';
import { compileRichText } from './resolve/rich-text';
import { fill, fillTokens, possibleTokens, tokensOf, type Tokens } from './resolve/tokens';
import {
  entries,
  type ChatEntry,
  type CollectionEntry,
  type PageEntry,
  type SettingsEntry,
  type Site,
} from './site';
import type { Source } from './source';
import type { Tools } from './tools';
import type { Validator } from './validate/create-validator';
import { textOf, valueOf } from './validate/use';

/** Puts the documents together to a site: placeholders filled in, routes known, rich texts compiled. */
export function assembleSite(
  read: ReadDocument[],
  source: Source,
  tools: Tools,
): { site: Site; tokenProblems: Problem[] } {
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
    chat: chatEntry(read),
    hasSettings: settings !== undefined,
    pages: read.flatMap((one) => pageEntry(one, tokens) ?? []),
    collections: read.flatMap((one) => collectionEntry(one, tools.validator) ?? []),
    doubtfulRoutes: read.flatMap((one) => doubtsOf(one, tokens)),
    routesOfFiles: new Map(read.flatMap((one) => routeOf(one, tokens) ?? [])),
    media: byStem(source.media),
    others: source.others,
    drawings: source.drawings,
    troubles: source.troubles,
    iconNames: tools.iconNames,
    texts: new Map(),
  };
  for (const use of entries(site).flatMap((entry) => entry.uses.filter(({ kind }) => kind === 'richText'))) {
    const value = valueOf(use);
    if (isText(value)) site.texts.set(use, compileRichText(value));
  }
  return { site, tokenProblems };
}

const settledLater = ['year', 'formId'].map((name) => [name, `{${name}}`] as const);

/** In the settings `{year}` stays, because the browser corrects the footer's year, and `{formId}`, because each form has its own. */
function fillIn({ kind, entry }: ReadDocument, tokens: Tokens, doubtful: readonly string[]): Problem[] {
  if (!entry) return [];
  const own = kind.kind === 'settings' ? new Map([...tokens, ...settledLater]) : tokens;
  entry.document.tokens = own;
  return fillTokens(entry.document, entry.value, own, doubtful);
}

function chatEntry(read: ReadDocument[]): ChatEntry | undefined {
  const entry = read.find(({ kind }) => kind.kind === 'chat')?.entry;
  return entry && isObject(entry.value) ? (entry as ChatEntry) : undefined;
}

function pageEntry(
  { kind, entry, document }: ReadDocument,
  tokens: Tokens | undefined,
): PageEntry | undefined {
  if (kind.kind !== 'page' || !entry || !isObject(entry.value)) return undefined;
  const path = entry.uses.find((use) => use.kind === 'path');
  const route = (path && textOf(path)) ?? fill(routeOfFile(document.path), tokens ?? new Map());
  return { ...entry, value: entry.value, route, isDraft: entry.value['draft'] === true };
}

function collectionEntry({ kind, entry }: ReadDocument, { schemas }: Validator): CollectionEntry | undefined {
  if (kind.kind !== 'collection' || !entry || !Array.isArray(entry.value)) return undefined;
  const listOf = String(schemas[`collections/${kind.name}.schema.json`]?.['listOf'] ?? '');
  return { ...entry, value: entry.value, name: kind.name, listOf };
}

function routeOf(
  { kind, document }: ReadDocument,
  tokens: Tokens | undefined,
): [string, string][] | undefined {
  return kind.kind === 'page'
    ? [[document.path, fill(routeOfFile(document.path), tokens ?? new Map())]]
    : undefined;
}

function doubtsOf({ kind, document, entry }: ReadDocument, tokens: Tokens | undefined): string[] {
  const isSound = kind.kind !== 'page' || entry?.isSound;
  return isSound ? [] : doubtfulRoutes(document, entry?.value, tokens ?? new Map());
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
