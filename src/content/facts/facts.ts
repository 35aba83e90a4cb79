import type { PageDocument } from '../../model/content.generated';
import type { Json, JsonObject } from '../../model/json';
import type { Problem } from '../problems/problem';
import { doubtfulRoutes } from '../resolve/doubtful-routes';
import { fill } from '../resolve/placeholders';
import type { ResolvedDocument } from '../resolve/resolve-document';
import { isObject } from '../resolve/surroundings';
import { isTemplate, routeOfFile, type DocumentKind } from '../source/document-kind';
import { textOf, type Annotation, type AnnotationKind } from '../validate/annotation';
import { shaped } from '../validate/shape';
import { minutesOf } from './article-list';
import { notesOf, type Note, type OpenDocument } from './open-document';
import type { Entry, NotedAnnotation, PageEntry, SocialFacts } from './site';

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

/** What is to be known of one document: its facts, with what the rules note of it. */
export function factsOf(document: OpenDocument, problems: Problem[], notes: readonly Note<unknown>[]): Facts {
  const { kind, value, isSound } = document;
  const isPage = kind.kind === 'page';
  const facts = unreadFacts(document, problems);
  if (isSound) facts.doubtfulRoutes = [];
  if (!isReadable(document)) return facts;
  const entry = entryOf(document, notes);
  return isPage && isObject(value)
    ? { ...facts, page: pageOf(document, entry, value, facts.routeOfFile ?? '') }
    : { ...facts, entry, value };
}

const noPlaceholders: ReadonlyMap<string, string> = new Map();

/** Whether rules look at a document: a page that is a list of something is none. */
export function isReadable({ kind, value }: OpenDocument): boolean {
  return kind.kind !== 'page' || isObject(value);
}

/** What is known of a document whose JSON cannot be read. */
export function unreadFacts(
  document: Pick<OpenDocument, 'path' | 'kind' | 'json' | 'placeholders'> & { value?: Json },
  problems: Problem[],
): Facts {
  const { path, kind, placeholders = noPlaceholders } = document;
  if (kind.kind !== 'page' || isTemplate(kind)) return { path, kind, problems, doubtfulRoutes: [] };
  return {
    path,
    kind,
    problems,
    doubtfulRoutes: doubtfulRoutes(document, document.value, placeholders),
    routeOfFile: fill(routeOfFile(path), placeholders),
  };
}

function entryOf(document: OpenDocument, notes: readonly Note<unknown>[]): Entry {
  const { path, value, annotations, texts, isSound } = document;
  const shown = annotations.filter(({ kind }) => kind === 'shown');
  const places = new Map(shown.map(({ pointer, pixels = 0 }) => [pointer, pixels]));
  const kept = annotations.flatMap((annotation): NotedAnnotation[] => {
    const { kind, pointer, listOf } = annotation;
    const content = texts.get(annotation);
    if (content)
      return content.links.length > 0
        ? [{ kind, pointer, listOf, value: undefined, links: content.links }]
        : [];
    if (kind === 'list') return isObject(annotation.value) ? [annotation] : [];
    if (kind === 'image') return [withPlace(annotation, places)];
    if (kind === 'opening') return [{ ...annotation, value: undefined }];
    return silent.has(kind) ? [] : [annotation];
  });
  const schema = isObject(value) ? value['$schema'] : undefined;
  const found = notesOf(document, notes);
  return {
    document: { path },
    annotations: kept,
    isSound,
    ...(found && { notes: found }),
    ...(typeof schema === 'string' && { schema }),
  };
}

/** Kinds of places of which nobody but their own document has anything to say. */
const silent: ReadonlySet<AnnotationKind> = new Set([
  'richText',
  'collection',
  'entryId',
  'entryText',
  'inLanguage',
  'country',
  'keyword',
  'language',
  'menuEntry',
  'offer',
  'place',
  'question',
  'quotation',
  'shown',
  'sorted',
  'timeZone',
]);

/** The place of a picture is that of its name, or of the object with its name and its words. */
function withPlace(annotation: Annotation, places: ReadonlyMap<string, number>): Annotation {
  const { pointer } = annotation;
  const pixels = places.get(pointer) ?? places.get(pointer.replace(/\/src$/, ''));
  return pixels === undefined ? annotation : { ...annotation, pixels };
}

function pageOf(
  { annotations, texts, isSound }: OpenDocument,
  entry: Entry,
  value: JsonObject,
  ownPlace: string,
): PageEntry {
  const path = annotations.find((annotation) => annotation.kind === 'path');
  return {
    ...entry,
    route: (path && textOf(path)) ?? ownPlace,
    title: String(value['title']),
    isDraft: value['draft'] === true,
    isArticle: value['article'] !== undefined,
    blockTypes: blockTypesOf(value['blocks']),
    ...(isSound && shownElsewhere(shaped('page', value), annotations, texts)),
  };
}

function blockTypesOf(blocks: Json | undefined): string[] {
  const all = Array.isArray(blocks) ? blocks.filter(isObject) : [];
  return [...new Set(all.map(({ type }) => String(type)))];
}

/** What a sound page shows elsewhere: in the picture for shared links and, when it is an article, in lists. */
function shownElsewhere(
  page: PageDocument,
  annotations: readonly Annotation[],
  texts: ResolvedDocument['texts'],
): Pick<PageEntry, 'social' | 'card'> {
  const { title, article } = page;
  const social = socialOf(page, annotations);
  if (!article) return { social };
  const { category, date, excerpt, image } = article;
  const minutes = minutesOf(texts.values());
  return { social, card: { title, category, date, minutes, excerpt, image: { ...image } } };
}

/** The page's own picture for shared links; else an article's title and picture, or those of the page's opening. */
function socialOf(
  { title, seo, article, ground }: PageDocument,
  annotations: readonly Annotation[],
): SocialFacts {
  const first = annotations.find(({ kind, pointer }) => kind === 'opening' && pointer === '/blocks/0');
  const opening = first?.value === undefined ? undefined : shaped('opening', first.value);
  const own = { heading: opening?.heading ?? title, ...(ground !== undefined && { ground }) };
  if (seo.image !== undefined) return { ...own, picture: seo.image, isAlone: true };
  const picture = (article?.image ?? opening?.image)?.src;
  return { ...own, ...(picture !== undefined && { picture }) };
}
