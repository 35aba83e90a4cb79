import type { Article, ArticleCard, PageDocument } from '../model/content.generated';
import type { Json, JsonObject } from '../model/json';
import { minutesOf } from './articles/article-list';
import { routeOfFile, type DocumentKind } from './document-kind';
import type { Problem } from './problems/problem';
import { doubtfulRoutes } from './resolve/doubtful-routes';
import type { TextFacts } from './resolve/rich-text';
import { fill } from './resolve/tokens';
import type { ResolvedDocument } from './resolve-document';
import { unmarkedTexts } from './unmarked-texts';
import type { Entry, PageEntry, SocialFacts } from './site';
import { isObject, tokensFor, type Surroundings } from './surroundings';
import { textOf, type Use, type UseKind } from './validate/use';

/** What the site as a whole has to know of one document: small, and plain data that can go from one thread to another. */
export interface Facts {
  path: string;
  /** Of which content they are. */
  version?: string;
  kind: DocumentKind;
  /** What is wrong with it by itself. */
  problems: Problem[];
  /** Addresses that it seems to have, when it has mistakes. */
  doubtfulRoutes: string[];
  /** The address that its file's place gives, when it is a page's. */
  routeOfFile?: string;
  /** What the rules look at, when it can be read. */
  entry?: Entry;
  /** The same of a page. */
  page?: PageEntry;
  /** The value of what is no page: others show pieces of it. */
  value?: Json;
}

/** Takes a document by itself and gives what the others have to know of it. */
export function factsOf(resolved: ResolvedDocument, around: Surroundings): Facts {
  const { kind, document, value, problems, isSound } = resolved;
  const { path } = document;
  const isPage = kind.kind === 'page';
  const tokens = tokensFor(path, around) ?? new Map<string, string>();
  const facts: Facts = {
    path,
    kind,
    problems,
    doubtfulRoutes: isPage && !isSound ? doubtfulRoutes(document, value, tokens) : [],
    ...(isPage && { routeOfFile: fill(routeOfFile(path), tokens) }),
  };
  if (value === undefined) return facts;
  const entry = entryOf(resolved, value, tokens.values());
  if (!isPage) return { ...facts, entry, value };
  return isObject(value)
    ? { ...facts, page: pageOf(resolved, entry, value, facts.routeOfFile ?? '') }
    : facts;
}

function entryOf(
  { document: { path, text: json }, uses, texts, isSound }: ResolvedDocument,
  value: Json,
  filledIn: Iterable<string>,
): Entry {
  const told = uses.flatMap((use): Use[] => {
    const content = texts.get(use);
    if (content) return isTelling(content) ? [withFacts(use, content)] : [];
    if (use.kind === 'list') return isObject(use.value) ? [use] : [];
    return silent.has(use.kind) ? [] : [use];
  });
  const unmarked = unmarkedTexts({ json, value, filledIn }, uses);
  return { document: { path }, uses: told, isSound, unmarked };
}

/** Kinds of places of which nobody but their own document has anything to say. */
const silent: ReadonlySet<UseKind> = new Set(['richText', 'collection', 'inLanguage', 'keyword', 'sorted']);

function isTelling({ fault, links, headings, forbidden, unmarked, spaced }: TextFacts): boolean {
  return (
    fault !== undefined || [links, headings, forbidden, unmarked, spaced].some(({ length }) => length > 0)
  );
}

/** The text itself stays with its document, but for its length where that is the matter. */
function withFacts(
  { kind, pointer, listOf, value }: Use,
  { links, headings, forbidden, unmarked, spaced, fault }: TextFacts,
): Use {
  const text = { links, headings, forbidden, unmarked, spaced, ...(fault && { fault }) };
  return { kind, pointer, listOf, value: fault ? value : undefined, text };
}

function pageOf(
  { uses, texts }: ResolvedDocument,
  entry: Entry,
  value: JsonObject,
  ownPlace: string,
): PageEntry {
  const path = uses.find((use) => use.kind === 'path');
  const isDraft = value['draft'] === true;
  const isArticle = value['article'] !== undefined;
  return {
    ...entry,
    route: (path && textOf(path)) ?? ownPlace,
    title: String(value['title']),
    isDraft,
    isArticle,
    blocks: blocksOf(value),
    ...(entry.isSound && { social: socialOf(value as unknown as PageDocument) }),
    ...(isArticle && entry.isSound && { card: cardOf(value, minutesOf(texts.values())) }),
  };
}

function blocksOf({ blocks }: JsonObject): PageEntry['blocks'] {
  return (Array.isArray(blocks) ? blocks : []).map((block) => {
    const { type, heading } = isObject(block) ? block : {};
    return { type, hasHeading: typeof heading === 'string' };
  });
}

function cardOf({ title, article }: JsonObject, minutes: number): Omit<ArticleCard, 'to'> {
  const { category, date, excerpt, image } = article as unknown as Article;
  return { title: String(title), category, date, minutes, excerpt, image: { ...image } };
}

/** An article's title and picture, or those of the page's opening. */
function socialOf({ title, article, blocks, ground = 'indigo' }: PageDocument): SocialFacts {
  const [opening] = blocks;
  const hero = opening?.type === 'hero' ? opening : undefined;
  const picture = (article?.image ?? hero?.image)?.src;
  return { heading: hero?.heading ?? title, ground, ...(picture !== undefined && { picture }) };
}
