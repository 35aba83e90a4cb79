import type { CheckedSite } from '../check-site';
import { nearest } from '../problems/nearest';
import { addressesOf } from '../facts/addresses';
import type { PageEntry, Site } from '../facts/site';
import { articleListName, chatTopicsName, documentKind, isTemplate } from '../source/document-kind';
import type { Tools } from '../validate/tools';
import { pictureName } from './rename';
import { references, type Reference, type ReferenceKind } from './references';

/** Something that documents can name, and the places that do. */
export interface Uses {
  kind: ReferenceKind;
  /** As it is written: an address, a picture without its ending, a name. */
  name: string;
  /** The document of a page. */
  file?: string;
  references: Reference[];
  /** Of a published article the places that list it with all others. */
  listing?: Reference[];
}

/** What a name means, in all the ways in which it means anything; or the nearest name, if there is one, where it means nothing. */
export function usesOf(
  checked: CheckedSite,
  tools: Tools,
  asked: string,
): Uses[] | { near: string | undefined } {
  const all = references(checked);
  const found = asked.startsWith('/')
    ? usesOfPage(checked.site, all, asked)
    : [...pageCalled(checked.site, all, asked), ...usesByName(known(checked, tools), all, nameOf(asked))];
  if (found.length > 0) return found;
  const routes = checked.site.pages.map(({ route }) => route);
  const page = asked.startsWith('/') ? undefined : onlyWithLastPart(asked, routes);
  if (page !== undefined) return { near: page };
  const names = asked.startsWith('/')
    ? routes
    : Object.values(known(checked, tools)).flatMap((some) => [...some]);
  return { near: onlyWithLastPart(nameOf(asked), names) ?? nearest(nameOf(asked), names) };
}

/** Of `aviation/gate-hall` and `home/hero` the first for `gate-hall`. */
function onlyWithLastPart(name: string, names: readonly string[]): string | undefined {
  const [only, ...more] = names.filter((one) => one.endsWith(`/${name}`));
  return more.length > 0 ? undefined : only;
}

/** A picture may be called like the page whose address is asked for without its slash. */
function pageCalled(site: Site, all: readonly Reference[], asked: string): Uses[] {
  return site.pages.some(({ route }) => route === `/${asked}`) ? usesOfPage(site, all, `/${asked}`) : [];
}

function usesOfPage({ pages }: Site, all: readonly Reference[], asked: string): Uses[] {
  const [path = '', anchor] = asked.split('#', 2);
  const route = path === '/' ? path : path.replace(/\/$/, '');
  const page = pages.find((one) => one.route === route) ?? pages.find((one) => addressesOf(one).has(route));
  const routes = page ? addressesOf(page) : new Set([route]);
  const leading = all.filter(({ kind, name, anchor: place }) => {
    return kind === 'page' && routes.has(name) && (anchor === undefined || anchor === place);
  });
  const name = anchor === undefined ? (page?.route ?? route) : `${page?.route ?? route}#${anchor}`;
  if (!page && leading.length === 0) return [];
  const listing = page?.isArticle === true && !page.isDraft ? all.filter(isListOfArticles) : [];
  const file = page && { file: page.document.path };
  return [{ kind: 'page', name, ...file, references: leading, ...(listing.length > 0 && { listing }) }];
}

function isListOfArticles({ kind, name }: Reference): boolean {
  return kind === 'list' && name === articleListName;
}

type Known = Record<Exclude<ReferenceKind, 'page'>, ReadonlySet<string>>;

/** All that can be named beside pages. */
function known({ site, around }: CheckedSite, { validator }: Tools): Known {
  const blocks = Object.keys(validator.schemas).flatMap((path) => /^blocks\/(\w+)\./.exec(path)?.[1] ?? []);
  return {
    picture: new Set(site.media.keys()),
    form: new Set(site.forms.map(({ name }) => name)),
    list: new Set([...site.collections.map(({ name }) => name), articleListName]),
    block: new Set(blocks),
    placeholder: new Set(around.placeholders?.keys()),
    icon: site.iconNames,
  };
}

function usesByName(names: Known, all: readonly Reference[], name: string): Uses[] {
  const found = (Object.keys(names) as (keyof Known)[]).flatMap((kind) => {
    const own = all.filter((one) => one.kind === kind && one.name === name);
    return own.length > 0 || names[kind].has(name) ? [{ kind, name, references: own }] : [];
  });
  // There are icons of nearly every name.
  const used = found.filter((uses) => uses.references.length > 0);
  return used.length > 0 ? used : found;
}

/** `{owner.name}`, `_media/home/hero.svg` and `_forms/contact.json` are ways to write a placeholder, a picture and a form. */
function nameOf(asked: string): string {
  return /^\{(.+)\}$/.exec(asked)?.[1] ?? /_forms\/([^/]+)\.json$/.exec(asked)?.[1] ?? pictureName(asked);
}

/** What is unused. */
export interface Unused {
  /** Without their endings. */
  pictures: string[];
  lists: string[];
  forms: string[];
  /** Addresses of published pages to which no other page, and nothing around the pages, leads. */
  pages: string[];
}

/** Looks for what could go, or should be linked. No page has to link to a draft or to an unlisted page. */
export function unused(checked: CheckedSite): Unused {
  const { site } = checked;
  const all = references(checked);
  const named = (kind: ReferenceKind): Set<string> =>
    new Set(all.flatMap((one) => (one.kind === kind ? one.name : [])));
  const [pictures, lists, forms] = [named('picture'), named('list'), named('form')];
  if (site.chat) lists.add(chatTopicsName);
  return {
    pictures: [...site.media.keys()].filter((name) => !pictures.has(name)),
    lists: site.collections.map(({ name }) => name).filter((name) => !lists.has(name)),
    forms: site.forms.map(({ name }) => name).filter((name) => !forms.has(name)),
    pages: site.pages
      .filter((page) => !isReached(page, all, lists) && isMeantToBeFound(checked, page))
      .map(({ route }) => route),
  };
}

function isReached(page: PageEntry, all: readonly Reference[], lists: ReadonlySet<string>): boolean {
  if (page.route === '/' || (page.isArticle && lists.has(articleListName))) return true;
  const routes = addressesOf(page);
  return all.some(
    ({ kind, name, file }) =>
      kind === 'page' && file !== page.document.path && routes.has(name) && !isTemplate(documentKind(file)),
  );
}

function isMeantToBeFound({ resolve }: CheckedSite, { document, isDraft }: PageEntry): boolean {
  const { value } = resolve(document.path);
  return !isDraft && (value as { unlisted?: unknown } | undefined)?.unlisted !== true;
}
