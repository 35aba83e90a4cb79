import type { Link, PageDocument } from '../../model/content.generated';
import type { CheckedSite } from '../check-site';
import { every } from '../problems/wording';
import type { Site } from '../facts/site';
import { documentKind, templatePath } from '../source/document-kind';
import type { Tools } from '../validate/tools';
import { copiedPage } from './copied-page';
import { listEntry, menuEntry } from './page-lists';
import { type Outcome, changeOf, type ChangeEdit } from './site-change';
import { addressTrouble, documentFor, namedPage, orMeant, schemaForDepth } from './page-address';

/** A page that is to be made. */
export interface NewPage {
  /** Its address: `/industry/aviation`. */
  route: string;
  /** The address of the page to copy, or the name of a template, of the site or of these; without it the smallest one. */
  like?: string | undefined;
  title?: string | undefined;
  /** What search engines say of it. */
  description?: string | undefined;
  /** The shared list that gets an entry for it. */
  list?: string | undefined;
  /** The menu that gets an entry for it, by its label; empty for that which leads to the same folder. */
  menu?: string | undefined;
}

/** What the words of a new page are made from. */
export interface PageWords {
  route: string;
  title: string;
  seo: { title: string; description: string };
  /** What the site asks its visitors for; undefined where that is not known. */
  action: Link | undefined;
  /** A picture of the site. */
  picture: string | undefined;
  /** Like `2026-02-18`. */
  today: string;
}

/** Gives a whole page of sample words; undefined where the site lacks a picture that it needs. */
export type Template = (words: PageWords) => Omit<PageDocument, '$schema'> | undefined;

/** Makes a page, from another one or from a template, and its entries in a shared list and in a menu. */
export function newPage(
  checked: CheckedSite,
  tools: Tools,
  asked: NewPage,
  templates: Readonly<Record<string, Template>>,
): Outcome {
  const { route, list, menu } = asked;
  const trouble = addressTrouble(route, checked.site);
  if (trouble !== undefined) return { trouble };
  const path = documentFor(route, checked.site.routesOfFiles.keys());
  const words = wordsOf(asked, checked.site);
  const page = textOf(checked, { path, like: asked.like, words }, templates);
  if ('trouble' in page) return page;
  const entries = [
    ...(list === undefined ? [] : [listEntry(checked, tools.validator, list, words, page.text)]),
    ...(menu === undefined ? [] : [menuEntry(checked, menu, words)]),
  ];
  const edits = new Map<string, ChangeEdit[]>();
  for (const entry of entries) {
    if ('trouble' in entry) return entry;
    edits.set(entry.file, [entry.edit]);
  }
  return { change: changeOf({ edits, created: new Map([[path, page.text]]) }) };
}

/** Letters that a page's name may have. */
const longestName = 90;

/** The name that an address gives a page: `/industry/it-and-software` is `It and software`. */
export function nameFor(route: string): string {
  const words = route.split('/').at(-1)?.replaceAll('-', ' ').trim() ?? '';
  if (words.length < 2) return `Page ${words}`.trim();
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, longestName);
}

/** Sample words for search engines, which no other page has. */
export function sampleDescription(title: string, route: string): string {
  const sample = `${title}: what it is about, for whom, and how to begin, in two plain sentences, for ${route}.`;
  return sample.slice(0, 160);
}

function wordsOf({ route, title: asked, description }: NewPage, site: Site): PageWords {
  const title = asked ?? nameFor(route);
  return {
    route,
    title,
    seo: {
      title: searchTitle(asked, route),
      description: description ?? sampleDescription(title, route),
    },
    action: site.settings?.isSound ? site.settings.value.navigation.action : undefined,
    picture: pictureOf(site),
    today: site.today,
  };
}

/** A page's name as the title of a search result, which has ten letters at least; a short one is followed by the owner's. */
export function searchTitle(title: string | undefined, route: string): string {
  const words = title === undefined ? `New page: ${route}` : title;
  return (words.length >= 10 ? words : `${words}: {owner.name}`).slice(0, 60);
}

/** The picture of an article, which is large enough for others, or any. */
function pictureOf({ articles, media }: Site): string | undefined {
  const [card] = articles.value as { image?: { src: string } }[];
  return card?.image?.src ?? [...media.keys()][0];
}

interface Wanted {
  path: string;
  like: string | undefined;
  words: PageWords;
}

function textOf(
  checked: CheckedSite,
  { path, like = 'small', words }: Wanted,
  templates: Readonly<Record<string, Template>>,
): { text: string } | { trouble: string } {
  if (like.startsWith('/')) {
    const found = namedPage(checked, like);
    return 'trouble' in found ? found : copiedPage(checked, found.page.document.path, path, words);
  }
  const own = templatesOf(checked.site);
  if (own.includes(like)) return copiedPage(checked, templatePath(like), path, words);
  const template = Object.hasOwn(templates, like) ? templates[like] : undefined;
  if (!template) return { trouble: noTemplate(like, new Set([...Object.keys(templates), ...own])) };
  const document = template(words);
  if (!document) return { trouble: 'Such a page needs a picture: put one into pages-json/_media first.' };
  return { text: `${JSON.stringify({ $schema: schemaWay(checked, path), ...document }, null, 2)}\n` };
}

/** The names of a site's own templates, readable or not. */
function templatesOf({ documents }: Site): string[] {
  return documents.flatMap((path) => {
    const kind = documentKind(path);
    return kind.kind === 'page' ? (kind.template ?? []) : [];
  });
}

function noTemplate(like: string, names: ReadonlySet<string>): string {
  return `There is no template "${like}".${orMeant(like, names)} The templates are ${every([...names])}; the address of a page to copy starts with a slash.`;
}

/** The way to the schema, as another page of the site goes it. */
function schemaWay({ site, resolve }: CheckedSite, path: string): string {
  const [page] = site.pages;
  const document = page && resolve(page.document.path).document;
  const own = (document?.value as { $schema?: unknown } | undefined)?.$schema;
  const usual = `${'../'.repeat(path.split('/').length)}schemas/page.schema.json`;
  if (!document || typeof own !== 'string') return usual;
  const isBeside = document.path.split('/').length === path.split('/').length;
  return schemaForDepth(document, path) ?? (isBeside ? own : usual);
}
