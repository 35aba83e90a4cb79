import { urlOf } from '../../../lib/url-of';
import type { SiteDocument } from '../../../model/content.generated';
import { pointerAbove } from '../../places/pointer';
import { nearest } from '../../problems/nearest';
import { aliasesOf, hasPath, unreadRoutes } from '../../facts/addresses';
import { expectedFiles } from '../../facts/file-names';
import type { ListReference } from '../../facts/lists';
import type { PageEntry, Site } from '../../facts/site';
import { routeOfFile } from '../../source/document-kind';
import { textOf } from '../../validate/annotation';
import { lostAddresses, type LostAddress, unlinkedPages } from '../addresses/lost-addresses';
import { pagesById } from './missing-anchors';
import { onceEach } from '../once-each';

/** Where links can lead. */
export interface Targets {
  /** The pages by address, old addresses included; a page that cannot be read has no entry to look into. */
  pages: Map<string, PageEntry | undefined>;
  /** Where a page would be if another problem were mended, or nearly there. */
  doubtful: string[];
  /** Where a page will be once its file has the name that it is told to have. */
  expected: ReadonlySet<string>;
  /** Where pages with a bad file name were before, as it seems. */
  lost: ReadonlyMap<PageEntry, LostAddress>;
  /** Which page is meant by an address that has none. */
  meant: (path: string) => MeantPage;
  /** The pages that no link leads to, by address. */
  unlinked: () => ReadonlyMap<string, PageEntry>;
  /** The ids of a page's blocks that are left out, with the name of the shared list that has no entries. */
  leftOut: (page: PageEntry) => ReadonlyMap<string, string>;
  /** The addresses of the pages that show a block with an id. */
  pagesWith: (id: string) => readonly string[];
  textOf: Site['textOf'];
  /** Where the site is published, like `https://www.example.in`, where that can be read. */
  origin: string | undefined;
  basePath: string;
  /** The link to the site's own number or mail address, for one of these alone. */
  ownContact: (written: string) => string | undefined;
  /** Whether an address is wrong because of a setting that is told of by itself. */
  isToldInSettings: (written: string) => boolean;
}

/** The page that an address without one may mean. */
export interface MeantPage {
  near?: string;
  /** Its page, where no link leads to it: then it may have been renamed. */
  page?: PageEntry;
}

/** Where the links of a site can lead. */
export function targetsOf(site: Site): Targets {
  const unread = unreadRoutes(site).map((route) => [route, undefined] as const);
  const aliases = site.pages.flatMap((page) => aliasesOf(page).map(({ route }) => [route, page] as const));
  // Where two claim one address, a file's own place is the better claim; the later entry of a map wins.
  const byClaim = site.pages.toSorted((one, other) => Number(hasPath(other)) - Number(hasPath(one)));
  const pages = new Map([...unread, ...aliases, ...byClaim.map((page) => [page.route, page] as const)]);
  let alone: ReadonlyMap<string, PageEntry> | undefined;
  const unlinked = (): ReadonlyMap<string, PageEntry> => (alone ??= unlinkedPages(site, pages));
  const leftOut: Targets['leftOut'] = (page) => idsLeftOut(page, site.lists.get(page)?.lists ?? []);
  let byId: ReadonlyMap<string, string[]> | undefined;
  const isCertain = (route: string): boolean =>
    pages.has(route) && /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/.test(route);
  const meant = meantPages(site, pages, unlinked);
  const expected = new Set([...expectedFiles(site).map(routeOfFile), ...displacedRoutes(site)]);
  const lost = lostAddresses(site, { pages, expected, meant, unlinked });
  return {
    pages,
    lost,
    doubtful: site.doubtfulRoutes.filter((route) => !isCertain(route)),
    expected: new Set([...expected, ...[...lost.values()].map(({ path }) => path)]),
    meant,
    unlinked,
    leftOut,
    pagesWith: (id) => (byId ??= pagesById(site, leftOut)).get(id) ?? [],
    textOf: site.textOf,
    ...settingsOf(site),
  };
}

/** What the settings say of addresses; those with mistakes may say anything. */
function settingsOf({
  settings,
}: Site): Pick<Targets, 'origin' | 'basePath' | 'isToldInSettings' | 'ownContact'> {
  const { origin, basePath, contact } = (settings?.value ?? {}) as Partial<SiteDocument>;
  const email = settings?.isSound === false ? contact?.email : undefined;
  // A number with letters is a mistake that the schema does not see.
  const phone = /\p{L}/u.test(String(contact?.phone)) ? contact?.phone : undefined;
  return {
    origin: typeof origin === 'string' && urlOf(origin) ? origin : undefined,
    basePath: typeof basePath === 'string' ? basePath : '/',
    ownContact: (written) => {
      if (written.trim() !== '' && written.trim() === contact?.email) return 'mailto:{contact.email}';
      const digits = numberIn(written);
      return digits !== '' && digits === numberIn(contact?.phone) ? 'tel:{contact.phone}' : undefined;
    },
    isToldInSettings: (written) =>
      [email, phone].some((one) => Boolean(one) && written.includes(String(one))),
  };
}

/** The digits of what is a telephone number and nothing else. */
function numberIn(written: unknown): string {
  return /^\s*\+?[\d\s()-]{8,}$/.test(String(written)) ? String(written).replaceAll(/\D/g, '') : '';
}

function idsLeftOut({ annotations }: PageEntry, lists: readonly ListReference[]): Map<string, string> {
  const empty = lists.filter(({ length, collection }) => length === 0 && collection.isWhole !== false);
  return new Map(
    empty.flatMap(({ annotation, collection }) => {
      const block = pointerAbove(annotation.pointer);
      const own = annotations.filter(({ kind, pointer }) => kind === 'id' && pointer.startsWith(`${block}/`));
      return own.map((one) => [textOf(one) ?? '', collection.name] as const);
    }),
  );
}

/** One dead link often stands on every page, so that it is looked for once; and all links only where one is dead. */
function meantPages(site: Site, pages: Targets['pages'], unlinked: Targets['unlinked']): Targets['meant'] {
  const moved = movedPages(site);
  const open = [...pages].flatMap(([route, page]) => (page?.isDraft === true ? [] : [route]));
  return onceEach((path) => {
    const plain = withoutEnding(path);
    const same = [plain, plain.toLowerCase()].find((one) => one !== path && pages.has(one));
    const own = moved.get(path) ?? moved.get(plain) ?? same;
    if (own !== undefined) return { near: own };
    const alone = unlinked();
    const near =
      nearest(plain, pages.keys()) ?? withSameWord(plain, [...alone.keys()]) ?? withSamePart(plain, open);
    if (near === undefined) return {};
    const page = alone.get(near);
    return { near, ...(page && { page }) };
  });
}

/** Where pages would be by their place whose `path` another page has already: that is told of there. */
function displacedRoutes({ pages }: Site): string[] {
  const isTaken = (page: PageEntry): boolean =>
    pages.some((other) => other !== page && other.route === page.route);
  return pages
    .filter((page) => hasPath(page) && isTaken(page))
    .map(({ document }) => routeOfFile(document.path));
}

/** From the address that a file's place would give to the one that its `path` gives. */
function movedPages(site: Site): Map<string, string> {
  const moved = site.pages.filter(hasPath);
  return new Map(moved.map((page) => [routeOfFile(page.document.path), page.route]));
}

/** Addresses of other programs end as files do; or somebody wrote the name of the file itself. */
function withoutEnding(path: string): string {
  const file = path.replace(/^\/pages-json(?=\/)/i, '');
  return file.replace(/(?:\/(?:index|default))?\.(?:html?|php|aspx?|json)$/i, '') || '/';
}

/** The only address in the same folder that shares a word of four letters or more with this one in its last part. */
function withSameWord(path: string, routes: readonly string[]): string | undefined {
  const [folder, words] = partsOf(path);
  const fitting = routes.filter((route) => {
    const [otherFolder, others] = partsOf(route);
    return folder === otherFolder && words.some((word) => word.length > 3 && others.includes(word));
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** The only address whose last part is that of this one, or in the same folder begins or ends with it. */
function withSamePart(path: string, routes: readonly string[]): string | undefined {
  const at = path.lastIndexOf('/') + 1;
  const [folder, last] = [path.slice(0, at), path.slice(at).toLowerCase()];
  const ends = routes.map((route) => [route, route.slice(route.lastIndexOf('/') + 1)] as const);
  const same = ends.filter(([, end]) => end === last);
  const like = ends.filter(
    ([route, end]) =>
      route.startsWith(folder) &&
      route.length === folder.length + end.length &&
      (end.startsWith(`${last}-`) || end.endsWith(`-${last}`)),
  );
  const [only, ...others] = same.length > 0 ? same : like;
  return last !== '' && others.length === 0 ? only?.[0] : undefined;
}

function partsOf(path: string): [folder: string, words: string[]] {
  const at = path.lastIndexOf('/');
  return [path.slice(0, at), path.slice(at + 1).split('-')];
}
