import { brandOf } from '../brand/brand';
import type { JsonObject } from '../../model/json';
import { isObject } from '../resolve/surroundings';
import { articleList } from './article-list';
import { listsOf, type SharedLists } from './lists';
import { listsOfSettings } from './options';
import { documentKind, isTemplate } from '../source/document-kind';
import type { Source } from '../source/source';
import { listKinds } from '../validate/schema-parts';
import type { Tools } from '../validate/tools';
import type { Facts } from './facts';
import type {
  ChatEntry,
  CollectionEntry,
  Entry,
  FormEntry,
  PageEntry,
  SettingsEntry,
  SharedList,
  Site,
} from './site';

/** Puts what is known of the documents together to a site. */
export function assembleSite(
  facts: readonly Facts[],
  source: Source,
  { validator, brands, iconNames, today }: Tools,
  textOf: Site['textOf'],
): Site {
  const settings = facts.find(({ kind }) => kind.kind === 'settings');
  const pages = facts.filter(({ kind }) => !isTemplate(kind)).flatMap(pageEntry);
  const templates = facts.filter(({ kind }) => isTemplate(kind)).flatMap(pageEntry);
  const kinds = listKinds(validator.schemas);
  const collections = facts.flatMap((one) => collectionEntry(one, kinds) ?? []);
  const forms = facts.flatMap((one) => formEntry(one) ?? []);
  const routesOfFiles = new Map(
    facts.flatMap(({ path, routeOfFile }) => (routeOfFile === undefined ? [] : [[path, routeOfFile]])),
  );
  const articles = articleList(pages, routesOfFiles.size);
  const names = facts.flatMap(({ kind }) => (kind.kind === 'collection' ? kind.name : []));
  const shared = {
    lists: [...collections, articles],
    names: [...names, articles.name],
  };
  const entry = withObject(settings) as SettingsEntry | undefined;
  const brand = brandOf(entry?.isSound === true ? entry.value.brand : undefined, brands);
  return {
    documents: facts.map(({ path }) => path),
    passedOver: source.documents
      .map(({ path }) => path)
      .filter((path) => documentKind(path).kind === 'other'),
    settings: entry,
    chat: withObject(facts.find(({ kind }) => kind.kind === 'chat')) as ChatEntry | undefined,
    hasSettings: settings !== undefined,
    pages,
    templates,
    collections,
    forms,
    articles,
    lists: takenLists([...pages, ...templates], forms, shared, entry),
    doubtfulRoutes: facts.flatMap((one) => one.doubtfulRoutes),
    routesOfFiles,
    ...filesOf(source),
    brands,
    brand,
    iconNames: new Set([...iconNames, ...Object.keys(brand.glyphs)]),
    today,
    textOf,
  };
}

function takenLists(
  pages: readonly Entry[],
  forms: readonly Entry[],
  shared: SharedLists,
  settings: SettingsEntry | undefined,
): Site['lists'] {
  const ofForms = withLists(shared, settings);
  return new Map([
    ...pages.map((one) => [one, listsOf(one, shared)] as const),
    ...forms.map((one) => [one, listsOf(one, ofForms)] as const),
  ]);
}

/** The lists from which forms take options: those of the settings, too, where no file has that name. */
function withLists({ lists, names }: SharedLists, settings: SettingsEntry | undefined): SharedLists {
  const own = listsOfSettings(settings?.value).flatMap(([name, value]): SharedList[] =>
    names.includes(name) ? [] : [{ name, value, annotations: [], listOf: 'office' }],
  );
  return { lists: [...lists, ...own], names: [...names, ...own.map(({ name }) => name)] };
}

/** What is known of the files that are no documents. */
function filesOf({
  media,
  unusable = [],
  photograph = () => undefined,
  files = [],
  fonts = [],
  fontSubsets,
  others,
  drawings,
  troubles,
}: Source) {
  return {
    media: byStem(media),
    unusable: byStem(unusable),
    photograph,
    files: new Map(files.map(({ path, size }) => [path, size])),
    fonts: new Map(fonts.map((one) => [one.path, one])),
    fontSubsets,
    others,
    drawings,
    troubles,
  };
}

function withObject(facts: Facts | undefined): (Entry & { value: JsonObject }) | undefined {
  return facts?.entry && isObject(facts.value) ? { ...facts.entry, value: facts.value } : undefined;
}

function pageEntry({ page, version }: Facts): PageEntry[] {
  return page ? [{ ...page, ...(version !== undefined && { version }) }] : [];
}

function formEntry(facts: Facts): FormEntry | undefined {
  const { kind } = facts;
  const entry = kind.kind === 'form' ? withObject(facts) : undefined;
  return entry && kind.kind === 'form' ? ({ ...entry, name: kind.name } as FormEntry) : undefined;
}

/** A list whose kind is misspelt is none for the pages that take from it: one problem is enough. */
function collectionEntry(
  { kind, entry, value }: Facts,
  kinds: readonly string[],
): CollectionEntry | undefined {
  if (kind.kind !== 'collection' || !entry || !isObject(value)) return undefined;
  const { listOf, items } = value;
  if (typeof listOf !== 'string' || !kinds.includes(listOf) || !Array.isArray(items)) return undefined;
  return { ...entry, value: items, name: kind.name, listOf };
}

/** macOS writes the name of a file in pieces, an accent behind its letter: for every name its composed form is looked up. */
class ByName extends Map<string, string[]> {
  override get(name: string): string[] | undefined {
    return super.get(name.normalize());
  }

  override has(name: string): boolean {
    return super.has(name.normalize());
  }

  override set(name: string, files: string[]): this {
    return super.set(name.normalize(), files);
  }
}

function byStem(media: string[]): Map<string, string[]> {
  const stems = new ByName();
  for (const file of media) {
    const stem = file.replace(/\.[^./]+$/, '');
    stems.set(stem, [...(stems.get(stem) ?? []), file]);
  }
  return stems;
}
