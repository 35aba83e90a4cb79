import { slug } from '../../lib/slug';
import type { CheckedSite } from '../check-site';
import { addressesOf, aliasesOf } from '../facts/addresses';
import type { PageEntry, Site } from '../facts/site';
import type { WrittenDocument } from '../places/written-document';
import { nearest } from '../problems/nearest';
import { isObject } from '../resolve/surroundings';
import { isReservedName } from '../rules/files/files';
import { isReservedAddress } from '../rules/addresses/reserved-addresses';

/** File systems take 255 bytes, an ending and a temporary one among them. */
const longestName = 200;

/** Whether a text is an address as a page may have it: `/industry/aviation`. */
export function isAddress(text: string): boolean {
  return /^(?:\/[a-z0-9-]+)+$/.test(text);
}

/** The address that a text may have been meant as: `/blog/late-flight` for `blog/Late Flight.json`; undefined where nothing of it could be one. */
export function addressLike(text: string): string | undefined {
  const plain = text.replace(/^.*pages-json(?=[\\/])/, '').replace(/\.(?:json|html?)$/i, '');
  const names = plain.split(/[\\/]+/).map(slug);
  const route = names.filter((name) => name !== '').map((name) => `/${name}`);
  return route.length === 0 ? undefined : route.join('');
}

/** The path of the document of a page with this address: the index of a folder where other documents lie below it, else a file of its own. */
export function documentFor(route: string, documents: Iterable<string>): string {
  const isFolder = [...documents].some((path) => `/${path}`.startsWith(`${route}/`));
  return isFolder ? `${route.slice(1)}/index.json` : `${route.slice(1)}.json`;
}

/**
 * Why no page can come to an address, in a sentence; undefined when one can.
 * @param leaving the paths of documents that will not be in the way any more.
 */
export function addressTrouble(
  route: string,
  site: Site,
  leaving: ReadonlySet<string> = new Set(),
): string | undefined {
  return impossible(route) ?? taken(route, site, leaving) ?? belowFile(route, site, leaving);
}

/** What no page can have as its address (the checker's rules about addresses and names). */
function impossible(route: string): string | undefined {
  const names = route.slice(1).split('/');
  const name = [...names.slice(0, 1).filter(isReservedAddress), ...names.filter(isReservedName)][0];
  if (name !== undefined)
    return `No page can be at ${route}: "${name}" is kept for something else. Choose another.`;
  if (names.at(-1) === 'index')
    return `The page of a folder has the folder's address: ${route.slice(0, -6) || '/'}`;
  return names.some((one) => one.length > longestName)
    ? `Each part of an address has ${longestName} signs at most.`
    : undefined;
}

function taken(route: string, site: Site, leaving: ReadonlySet<string>): string | undefined {
  const others = site.pages.filter(({ document }) => !leaving.has(document.path));
  const owner = others.find((page) => page.route === route)?.document.path ?? unread(route, site, leaving);
  if (owner !== undefined) return `The address ${route} is taken by ${owner}.`;
  const former = others.find((page) => aliasesOf(page).some((alias) => alias.route === route));
  return (
    former &&
    `The address ${route} is an old address of ${former.document.path}. Take it out of its "aliases" first.`
  );
}

/** A document in the place of the page that cannot be read, or that has another address. */
function unread(route: string, { routesOfFiles }: Site, leaving: ReadonlySet<string>): string | undefined {
  return [...routesOfFiles].find(([path, own]) => own === route && !leaving.has(path))?.[0];
}

/** A page below another one needs that one to be the index of a folder. */
function belowFile(route: string, { routesOfFiles }: Site, leaving: ReadonlySet<string>): string | undefined {
  const names = route.split('/').slice(1, -1);
  const above = names.map((_, at) => names.slice(0, at + 1).join('/'));
  const flat = above.find((path) => routesOfFiles.has(`${path}.json`) && !leaving.has(`${path}.json`));
  return (
    flat &&
    `${flat}.json would stand beside its folder. Move it to ${flat}/index.json first: its address stays the same.`
  );
}

/** The page with an address, or why there is none, in a sentence: with the page of which it is an old address, or the nearest one. */
export function namedPage(
  { site: { pages } }: CheckedSite,
  route: string,
): { page: PageEntry } | { trouble: string } {
  const page = pages.find((one) => one.route === route);
  if (page) return { page };
  const owner = pages.find((one) => addressesOf(one).has(route));
  if (owner)
    return {
      trouble: `${route} is an old address of ${owner.route}: it stands in the "aliases" of ${owner.document.path}.`,
    };
  const routes = pages.map((one) => one.route);
  return { trouble: `There is no page ${route}.${orMeant(route, routes)}` };
}

/** ` Did you mean "x"?` where something near exists, addresses and files without marks; something else, or nothing, where nothing is. */
export function orMeant(name: string, known: Iterable<string>, otherwise = ''): string {
  const near = nearest(name, known);
  if (near === undefined) return otherwise;
  return ` Did you mean ${/^\/|\.json$/.test(near) ? near : `"${near}"`}?`;
}

/** The way to its schema that a document has to name when it lies elsewhere; undefined where that stays the same, or leads nowhere that is known. */
export function schemaForDepth({ path, value }: WrittenDocument, place: string): string | undefined {
  const schema = isObject(value) ? value['$schema'] : undefined;
  const [, up = '', rest = ''] = (typeof schema === 'string' && /^((?:\.\.\/)+)(.*)$/.exec(schema)) || [];
  const levels = up.length / '../'.length - depth(path) + depth(place);
  // A way that ends among the pages themselves is none of ours.
  if (up.length / '../'.length <= depth(path) || depth(path) === depth(place)) return undefined;
  return '../'.repeat(levels) + rest;
}

function depth(path: string): number {
  return path.split('/').length - 1;
}
