import { urlOf } from '../../../lib/url-of';
import type { SiteDocument } from '../../../model/content.generated';
import { aliasesOf, hasPath, linksOf, unreadRoutes } from '../../facts/addresses';
import { expectedFiles } from '../../facts/file-names';
import { published, type PageEntry, type Site } from '../../facts/site';
import { nearest } from '../../problems/nearest';
import { readAddress } from '../../resolve/address';
import { routeOfFile } from '../../source/document-kind';
import { grouped, onceEach } from '../grouped';
import { withoutEnding } from './link-problems';

/** Where links can lead. */
export interface Targets {
  /** The pages by address, old addresses included; a page that cannot be read has no entry to look into. */
  pages: ReadonlyMap<string, PageEntry | undefined>;
  /** The files to download, by their path below `/files/`. */
  files: Site['files'];
  /** Whether a page may be there once another problem is fixed. */
  isDoubtful: (path: string) => boolean;
  /** Which page is meant by an address that has none. */
  meant: (path: string) => MeantPage;
  /** The only page beside an address, or with the same name in another folder, to which no link leads. */
  alone: (path: string) => MeantPage;
  /** The link to the site's own number or mail address, for one of these alone. */
  ownContact: (written: string) => string | undefined;
  /** Where the site is published, like `https://www.example.in`, where that can be read. */
  origin: string | undefined;
  basePath: string;
}

/** The page that an address without one may mean. */
export interface MeantPage {
  near?: string | undefined;
  /** Its page, where no link leads to it: then it may have been renamed. */
  page?: PageEntry | undefined;
}

/** Where the links of a site can lead. */
export function targetsOf(site: Site): Targets {
  const unread = unreadRoutes(site).map((route) => [route, undefined] as const);
  const aliases = site.pages.flatMap((page) => aliasesOf(page).map(({ route }) => [route, page] as const));
  // Where two claim one address, a file's own place is the better claim; the later entry of a map wins.
  const byClaim = site.pages.toSorted((one, other) => Number(hasPath(other)) - Number(hasPath(one)));
  const pages = new Map([...unread, ...aliases, ...byClaim.map((page) => [page.route, page] as const)]);
  const { origin, basePath, contact } = (site.settings?.value ?? {}) as Partial<SiteDocument>;
  const unlinked = (): ReadonlyMap<string, PageEntry> => (known ??= unlinkedPages(site));
  let known: ReadonlyMap<string, PageEntry> | undefined;
  return {
    pages,
    files: site.files,
    isDoubtful: doubtfulPaths(site, pages),
    meant: meantPages(site, pages, unlinked),
    alone: (path) => onlyBeside(path, unlinked()),
    ownContact: (written) =>
      written === contact?.email
        ? 'mailto:{contact.email}'
        : written === contact?.phone
          ? 'tel:{contact.phone}'
          : undefined,
    origin: typeof origin === 'string' && urlOf(origin) ? origin : undefined,
    basePath: typeof basePath === 'string' ? basePath : '/',
  };
}

function doubtfulPaths(site: Site, pages: Targets['pages']): Targets['isDoubtful'] {
  const isCertain = (route: string): boolean =>
    pages.has(route) && /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/.test(route);
  const doubtful = site.doubtfulRoutes.filter((route) => !isCertain(route));
  // Where a page would be by its place whose `path` another page has already: that is reported there.
  const twice = [...grouped(site.pages, ({ route }) => route).values()].filter(({ length }) => length > 1);
  const displaced = twice.flat().map(({ document }) => document.path);
  const expected = new Set([...expectedFiles(site), ...displaced].map(routeOfFile));
  return (path) => path === '/' || expected.has(path) || nearest(path, doubtful) !== undefined;
}

/** One dead link often stands on every page, so that it is looked for once; and all links only where one is dead. */
function meantPages(
  site: Site,
  pages: Targets['pages'],
  unlinked: () => ReadonlyMap<string, PageEntry>,
): Targets['meant'] {
  const moved = new Map(
    site.pages.filter(hasPath).map((page) => [routeOfFile(page.document.path), page.route]),
  );
  const open = [...pages].flatMap(([route, page]) => (page?.isDraft === true ? [] : [route]));
  return onceEach((path) => {
    const plain = withoutEnding(path);
    const own = [moved.get(plain), plain, plain.toLowerCase()].find(
      (one) => one !== path && pages.has(one ?? ''),
    );
    if (own !== undefined) return { near: own };
    const near =
      nearest(plain, pages.keys()) ??
      withSameWord(plain, [...unlinked().keys()]) ??
      withSamePart(plain, open);
    return { near, page: unlinked().get(near ?? '') };
  });
}

/** The pages that no link leads to, but those that are found by themselves: the home page, and articles in their list. */
export function unlinkedPages(site: Site): Map<string, PageEntry> {
  const links = [...published(site), site.articles].flatMap(({ annotations }) =>
    annotations.flatMap(linksOf),
  );
  const linked = new Set(
    links.flatMap((to) => {
      const address = readAddress(to);
      return address.kind === 'page' ? address.path : [];
    }),
  );
  const isLinked = (page: PageEntry): boolean =>
    linked.has(page.route) || aliasesOf(page).some(({ route }) => linked.has(route));
  const alone = site.pages.filter((page) => !isLinked(page) && !page.isDraft && page.route !== '/');
  return new Map(alone.map((page) => [page.route, page]));
}

function partsOf(path: string): [folder: string, last: string] {
  const at = path.lastIndexOf('/') + 1;
  return [path.slice(0, at), path.slice(at).toLowerCase()];
}

/** The only address whose last part is that of this one, or in the same folder begins or ends with it. */
function withSamePart(path: string, routes: readonly string[]): string | undefined {
  const [folder, last] = partsOf(path);
  const same = routes.filter((route) => partsOf(route)[1] === last);
  const like = routes.filter((route) => {
    const [otherFolder, other] = partsOf(route);
    return otherFolder === folder && (other.startsWith(`${last}-`) || other.endsWith(`-${last}`));
  });
  const [only, ...others] = same.length > 0 ? same : like;
  return last !== '' && others.length === 0 ? only : undefined;
}

/** The only one of some addresses in the same folder that shares a word of four letters or more with this one. */
function withSameWord(path: string, routes: readonly string[]): string | undefined {
  const [folder, last] = partsOf(path);
  const [only, ...others] = routes.filter((route) => {
    const [otherFolder, other] = partsOf(route);
    return otherFolder === folder && other.split('-').some((word) => word.length > 3 && last.includes(word));
  });
  return others.length === 0 ? only : undefined;
}

function onlyBeside(path: string, pages: ReadonlyMap<string, PageEntry>): MeantPage {
  const [folder, last] = partsOf(path);
  const same = [...pages].filter(
    ([route, { title }]) => partsOf(route)[1] === last || title.toLowerCase() === last,
  );
  const beside = same.length > 0 ? same : [...pages].filter(([route]) => partsOf(route)[0] === folder);
  const [[near, page] = []] = beside;
  return beside.length === 1 ? { near, page } : {};
}
